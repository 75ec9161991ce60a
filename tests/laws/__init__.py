"""What always holds on the table of each game, for `soak.py`: each kernel answers with the first law that is broken, or HOLDS.

`points` are the scores now, `past` those of the step before.
"""

from tests.laws.kuhn import kuhn_law
from tests.laws.ontembare_stad import stad_law
from tests.laws.rattus import rattus_law
from tests.laws.verraeter import verraeter_law
from turncoat.kernel import Kernel

INVARIANTS: dict[str, Kernel] = {
    "kuhn": kuhn_law,
    "verraeter": verraeter_law,
    "rattus": rattus_law,
    "ontembare_stad": stad_law,
}
