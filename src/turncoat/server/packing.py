"""What goes over a socket is packed where that pays: long messages, each for itself, quickly.

A short message gains little, and packing costs more than all the rest of sending it. A memory of earlier messages (context takeover) would
pack somewhat better, but take 40 kB for every socket, most of which rest.
"""

import struct
from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SHORT = 4096  # bytes; updates that follow a move are shorter, the first one of a socket is longer
TEXT, LONGER = 0x81, 126  # a whole text; its length is in the next two bytes
SETTINGS = {"level": 1, "memLevel": 8}


def short_frame(text: bytes) -> bytes:
    """A short message as it goes over a socket, in a frame that is not packed."""
    size = len(text)
    return (bytes((TEXT, size)) if size < LONGER else struct.pack("!BBH", TEXT, LONGER, size)) + text


class Packing(PerMessageDeflate):
    """Packs long messages."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SHORT else super().encode(frame)


class OfferedPacking(ServerPerMessageDeflateFactory):
    """Agrees with a client on packing, if it can unpack."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, compress_settings=dict(SETTINGS)
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        packing = Packing(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
            plain.compress_settings,
        )
        return agreed, packing
