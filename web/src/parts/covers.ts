// The games' covers. Each is a file of its own, fetched when it is seen.
import rattus from "../art/covers/rattus.svg?url";
import stad from "../art/covers/stad.svg?url";
import verraad from "../art/covers/verraad.svg?url";
import verraeter from "../art/covers/verraeter.svg?url";

export const COVERS: Record<string, string> = { verraeter, rattus, ontembare_stad: stad, het_verraad: verraad };
