# The tests drive a real browser and a real database. Where they are missing they are installed (as root on Debian and its
# children, as in CI) or asked for in a sentence.
missing=""
for browser in chromium chromium-browser google-chrome; do
    command -v "$browser" > /dev/null && found_browser=yes
done
[ -n "$found_browser" ] || missing="$missing chromium"
command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing="$missing postgresql"
[ -z "$missing" ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "Installing$missing, which the tests use."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing > /dev/null && exit 0
fi
echo "The tests need these programs, which are missing here:$missing (on Debian and Ubuntu: sudo apt install$missing)." >&2
exit 1
