# The tests drive a real browser and a real database. Where they are missing they are installed (as root on Debian and its
# children, as in CI) or asked for in a sentence.
missing=""
for browser in chromium chromium-browser google-chrome; do
    command -v "$browser" > /dev/null && found_browser=yes
done
[ -n "$found_browser" ] || missing="$missing chromium"
command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing="$missing postgresql"
[ "$(id -u)" = 0 ] && command -v apt-get > /dev/null && can_install=yes
install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o Acquire::Retries=0 "$@" > /dev/null
}

if [ -n "$missing" ] && [ -n "$can_install" ]; then
    echo "Installing$missing, which the tests use."
    apt-get update -qq && install $missing && missing=""
fi
if [ -n "$missing" ]; then
    echo "The tests need these programs, which are missing here:$missing (on Debian and Ubuntu: sudo apt install$missing)." >&2
    exit 1
fi

# The same browser without a window's parts: pages cost half as much. Tests do without it where it is not to be had.
if ! command -v chromium-headless-shell > /dev/null; then
    [ -n "$can_install" ] && install chromium-headless-shell 2> /dev/null ||
        echo "Tests of the page take longer here: there is no chromium-headless-shell, so they drive the whole Chromium."
fi
