"""The box: values are read off by keyboard, kept, and played with; nothing that was typed is lost."""

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_values_read_off_by_keyboard_are_on_the_board_of_a_table(visit: Visit) -> None:
    page = visit("/box/verraeter")
    field = page.locator("#box-value")
    expect(page.locator("form label").first).to_have_text("Wasteland: one winner")
    field.focus()
    for value in ("9", "8", "7", "6"):
        page.keyboard.type(value)
        page.keyboard.press("Enter")
    expect(page.locator("form label").first).to_have_text("Pasture: one winner")
    page.keyboard.press("ArrowUp")
    expect(page.locator("form label").first).to_have_text("Wasteland: four winners, each")
    expect(page.get_by_text("4 of 21 unknown values entered")).to_be_visible()
    page.reload()
    expect(page.get_by_text("4 of 21 unknown values entered")).to_be_visible()
    page.get_by_label("River: one winner: 5, rulebook").click()
    expect(field).to_have_count(0)
    page.get_by_role("button", name="My box says otherwise").click()
    page.keyboard.type("4")
    question = page.get_by_text("River: one winner: the rulebook says 5, your box 4.")
    expect(question).to_be_visible()
    page.get_by_role("button", name="Yes, it says so").first.click()
    expect(question).to_be_hidden()
    page.get_by_label("A name for this box").fill("Attic")
    page.get_by_role("button", name="Use these at my tables").click()
    expect(page.get_by_text("Kept as “Attic”.")).to_be_visible()
    page.get_by_role("link", name="Set up a table with it").click()
    page.locator("summary").click()
    page.locator("#box-set").select_option(label="Attic")
    page.get_by_role("button", name="Start the game").click()
    wasteland = page.locator(".land", has=page.locator("[href='#verraeter/scene-wasteland']")).first
    expect(wasteland.locator(".points text")).to_have_text(["9", "8", "7", "6"])


def test_a_section_is_agreed_with_at_one_blow_and_its_roads_are_on_the_board_of_a_table(visit: Visit) -> None:
    page = visit("/box/ontembare_stad")
    page.locator("summary", has_text="Roads, river and gates").click()
    page.get_by_label("Mint Court: road: 0, reconstructed").click()
    field = page.locator("#box-value")
    field.focus()
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    expect(page.locator("form label").first).to_have_text("Mint Court: river")
    page.keyboard.press("y")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Mint Court: river: yes, your box")).to_be_visible()
    page.get_by_role("button", name="The other 142 are as they stand here").click()
    expect(page.get_by_text("144 of 495 unknown values entered")).to_be_visible()
    page.get_by_role("button", name="No, those 142 still have to be entered").click()
    expect(page.get_by_text("2 of 495 unknown values entered")).to_be_visible()
    page.get_by_label("A name for this box").fill("Attic")
    page.get_by_role("button", name="Use these at my tables").click()
    page.get_by_role("link", name="Set up a table with it").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    page.locator("summary").click()
    page.locator("#box-set").select_option(label="Attic")
    page.get_by_role("button", name="Start the game").click()
    expect(
        page.locator(".city").first.locator(".road-edge").nth(3)
    ).to_be_attached()  # drawn from area to area: by hand there are three
