#!/usr/bin/env python3
"""Uses the page of the record shop in Chromium, as a customer would: by keyboard, at two widths, in light and dark.

    test_page.py path/to/ServeShop [folder for screenshots]

The shop is on SQLite, or on the PostgreSQL server that FETCHING_POSTGRES names.
"""

import json, os, re, socket, subprocess, sys, tempfile, time, urllib.parse, urllib.request
from playwright.sync_api import expect, sync_playwright

# The machine may be busy with other tests.
expect.set_options(timeout=30_000)

program, pictures = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None


def free_port():
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return server.getsockname()[1]


def start(port, folder):
    database = {"DATABASE_URL": os.environ["FETCHING_POSTGRES"]} if "FETCHING_POSTGRES" in os.environ else {}
    server = subprocess.Popen([program], env={**os.environ, **database, "PORT": str(port), "SHOP_FOLDER": folder})
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=1)
            return server
        except OSError:
            time.sleep(0.1)
    server.terminate()
    raise SystemExit("The shop does not open")


def picture(page, name):
    if pictures:
        page.screenshot(path=os.path.join(pictures, name + ".png"))


def rows(page):
    return page.locator("#tracks > li")


def words_are_searched(page):
    page.keyboard.press("/")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.type("davis gen")
    expect(page.locator("#completions li")).to_have_text(["genre"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#q")).to_have_value("davis genre:")
    expect(page.locator("#completions li")).to_have_count(9)
    page.keyboard.press("ArrowUp")
    expect(page.locator("#q")).to_have_attribute("aria-activedescendant", "completion-8")
    page.keyboard.press("Escape")
    expect(page.locator("#completions")).to_be_hidden()
    expect(page.locator("#q")).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#q")).to_have_value("davis genre:")
    page.keyboard.type("ja")
    expect(page.locator("#completions li")).to_have_text(["jazz"])
    page.keyboard.press("ArrowDown")
    expect(page.locator("#q")).to_have_attribute("aria-activedescendant", "completion-0")
    picture(page, "completion")
    page.keyboard.press("Enter")
    expect(page.locator("#q")).to_have_value("davis genre:jazz ")
    expect(page.locator("#status")).to_have_text("5 tracks")
    expect(rows(page)).to_have_count(5)
    expect(page.locator("#sql pre")).to_contain_text("SELECT")


def a_quick_hand_completes_the_whole_word(page):
    held = []
    page.route(re.compile(r"/api/complete\?q=davis\+gen&"), lambda route: held.append(route))
    page.locator("#q").fill("davis ge")
    expect(page.locator("#completions li")).to_have_text(["genre"])
    page.keyboard.type("n")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#q")).to_have_value("davis genre:")
    expect(page.locator("#completions li")).to_have_count(9)
    for route in held:
        route.continue_()
    page.unroute_all()
    # The late answer is for a text that is not there any more.
    page.wait_for_timeout(200)
    expect(page.locator("#completions li")).to_have_count(9)
    expect(page.locator("#q")).to_have_value("davis genre:")
    page.locator("#q").fill("")


def words_in_the_middle_are_completed(page):
    page.locator("#q").fill("art genre:jazz year:")
    expect(page.locator("#completions li")).to_have_text([">", ">=", "<", "<="])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(page.locator("#q")).to_have_value("art genre:jazz year:>")
    page.keyboard.type("1959")
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#completions li")).to_have_text(["artist"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.type("mile")
    expect(page.locator("#completions li")).to_have_text(["Miles Davis"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#q")).to_have_value('artist:"Miles Davis" genre:jazz year:>1959')
    expect(page.locator("#problem")).to_have_text("")


def everything_is_reached_by_tab(page):
    page.locator("#q").fill("genre:folk")
    expect(page.locator("#status")).to_have_text(re.compile(r"^[1-9]\d tracks"))
    page.reload()
    expect(rows(page).first).to_be_visible()
    reached = []
    for _ in range(200):
        page.keyboard.press("Tab")
        name, outline, shown = page.evaluate("""(() => {
            const node = document.activeElement, style = getComputedStyle(node), box = node.getBoundingClientRect();
            return [node.id || node.className || node.textContent.slice(0, 20), style.outlineStyle,
                box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight];
        })()""")
        if page.evaluate("document.activeElement === document.body") or reached[:1] == [name] and len(reached) > 1:
            break
        assert outline != "none" and shown, f"It cannot be seen that {name} has the focus"
        reached.append(name)
    order = ["skip", "q", "member", "operator", "value", "Add", "sort", "Sell one", "missing"]
    places = [next((index for index, name in enumerate(reached) if name == item), None) for item in order]
    assert None not in places and places == sorted(places), (places, reached)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#tracks")).to_be_focused()


def mistakes_have_a_place(page):
    page.locator("#q").fill("davis yaer:1959")
    expect(page.locator("#mark u")).to_have_text("yaer")
    expect(page.locator("#problem")).to_contain_text("There is no field 'yaer'. Did you mean 'year'")
    expect(page.locator("#q")).to_have_attribute("aria-invalid", "true")
    picture(page, "mistake")
    page.locator("#q").fill("mlies genre:jazz")
    expect(page.locator("#problem")).to_have_text("")
    expect(page.locator("#obstacles")).to_contain_text("No track has mlies")
    picture(page, "nothing")


def filters_come_of_the_rules(page):
    page.locator("#q").fill("")
    page.locator("#member").select_option("album.genre")
    page.locator("#value").select_option("folk")
    page.locator("#filters button").click()
    expect(page.locator("#chips li")).to_have_count(1)
    page.locator("#member").select_option("album.year")
    page.locator("#operator").select_option(">=")
    page.locator("#value").fill("1971")
    page.keyboard.press("Enter")
    expect(page.locator("#chips li")).to_have_count(2)
    expect(page.locator("#status")).to_have_text("21 tracks")
    picture(page, "filters")
    page.reload()
    expect(page.locator("#status")).to_have_text("21 tracks")
    page.locator("#chips button").first.click()
    page.locator("#chips button").first.click()
    expect(page.locator("#status")).to_have_text("406 tracks")


def reasons_are_told(page):
    page.locator("#q").fill("genre:jazz year:>1959")
    expect(page.locator("#status")).to_have_text("11 tracks")
    page.locator("#missing").fill("take five")
    page.keyboard.press("Tab")
    expect(page.locator("#candidates button").first).to_have_text("Take Five · The Dave Brubeck Quartet")
    page.locator("#missing").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#reasons li")).to_have_text("year > 1959 fails: it is 1959")
    picture(page, "reasons")


def lists_are_saved(page):
    lines = page.locator("#saved > li")
    expect(page.locator("#save")).to_be_hidden()
    page.locator("#q").fill("genre:folk year:>1970")
    expect(page.locator("#status")).to_have_text("21 tracks")
    page.locator("#customer").select_option("Ada")
    page.locator("#save-title").fill("Folk <b>later</b>")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#saved-status")).to_have_text("Saved")
    expect(lines.locator(".open")).to_have_text(["Folk <b>later</b>"])
    expect(lines.locator(".owner")).to_have_text(["Ada"])
    page.get_by_role("button", name="Share Folk").click()
    expect(lines.locator(".owner")).to_have_text(["Ada · shared"])
    expect(page.get_by_role("button", name="Share Folk")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Rename Folk").focus()
    page.keyboard.press("Enter")
    expect(lines.locator("input")).to_be_focused()
    everything_has_a_name(page)
    page.keyboard.press("Escape")
    expect(lines.locator(".open")).to_be_focused()
    page.get_by_role("button", name="Rename Folk").click()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("Late folk")
    page.keyboard.press("Enter")
    expect(lines.locator(".open")).to_have_text(["Late folk"])
    expect(lines.locator(".open")).to_be_focused()
    everything_has_a_name(page)
    contrast_is_enough(page)
    picture(page, "saved")
    # Ben sees what is shared, without the buttons, and opens it.
    page.locator("#q").fill("")
    expect(page.locator("#status")).to_have_text("406 tracks")
    page.locator("#customer").select_option("Ben")
    expect(lines.locator("button")).to_have_text(["Late folk"])
    lines.locator(".open").click()
    expect(page.locator("#q")).to_have_value("genre:folk year:>1970")
    expect(page.locator("#status")).to_have_text("21 tracks")
    page.reload()
    expect(page.locator("#customer")).to_have_value(re.compile(r"^\d+$"))
    expect(page.locator("#save")).to_be_visible()
    page.locator("#customer").select_option("Ada")
    page.get_by_role("button", name="Share Late folk").click()
    expect(lines.locator(".owner")).to_have_text(["Ada"])
    page.locator("#customer").select_option("Nobody")
    expect(lines).to_have_count(0)
    expect(page.locator("#save")).to_be_hidden()
    # A token that is not good any more is given back.
    page.context.add_cookies([{"name": "shop-customer", "value": "1.2.3", "domain": "127.0.0.1", "path": "/api"}])
    page.reload()
    expect(page.locator("#customer")).to_have_value("")
    expect(page.locator("#saved-status")).to_have_text("")
    page.locator("#customer").select_option("Ada")
    page.get_by_role("button", name="Delete Late folk").click()
    expect(lines).to_have_count(0)
    expect(page.locator("#saved-status")).to_have_text("Deleted")
    page.locator("#customer").select_option("Nobody")
    expect(page.locator("#save")).to_be_hidden()


def lists_go_on(page):
    page.locator("#q").fill("")
    expect(page.locator("#status")).to_have_text("406 tracks")
    deadline = time.monotonic() + 60
    while rows(page).count() < 406 and time.monotonic() < deadline:
        page.mouse.wheel(0, 4000)
        page.wait_for_timeout(60)
    expect(rows(page)).to_have_count(406)
    ids = page.evaluate("[...document.querySelectorAll('#tracks > li')].map((item) => item.dataset.id)")
    assert len(set(ids)) == 406
    page.evaluate("scrollTo(0, 0)")


def order(address, album, copies):
    urllib.request.urlopen(urllib.request.Request(
        f"{address}/api/albums/{album}/sales", json.dumps({"copies": copies}).encode(),
        {"Content-Type": "application/json"}))


def changes_are_live(page, address):
    page.locator("#q").fill('album:="kind of blue"')
    expect(rows(page)).to_have_count(5)
    expect(page.locator("#live-text")).to_have_text("Live")
    album = page.evaluate("fetch('/api/tracks?q=album%3A%22kind%20of%20blue%22').then((a) => a.json()).then((a) => a.items[0].albumID)")
    shelf = rows(page).first.locator(".shelf span")
    before = int(re.search(r"\d+", shelf.inner_text())[0])
    order(address, album, -1)
    expect(shelf).to_have_text(f"{before + 1} left")
    order(address, album, 1)
    expect(shelf).to_have_text(f"{before} left")
    rows(page).first.locator("button").focus()
    page.keyboard.press("Enter")
    expect(shelf).to_have_text(f"{before - 1} left")
    expect(rows(page).first.locator("button")).to_be_focused()
    order(address, album, -1)
    picture(page, "live")


def texts_are_texts(page):
    for text in ["<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>", "';--", "\u202e😀", "x" * 190]:
        page.locator("#q").fill(text)
        expect(page.locator("#status")).to_have_text("0 tracks") if '">' not in text else page.wait_for_timeout(400)
        page.locator("#missing").fill(text)
        page.wait_for_timeout(300)
        assert page.locator("#problem img, #obstacles img, #candidates img, #reasons img").count() == 0
    page.locator("#missing").fill("")
    page.locator("#q").fill("")


def an_address_is_shown_though_somebody_types(page):
    # As when the list that was typed is loaded before the page hears of the address.
    page.evaluate("location.hash = 'q=genre:folk'; history.replaceState(null, '', '#q=blue')")
    expect(page.locator("#q")).to_have_value("genre:folk")
    page.locator("#q").fill("")
    expect(page.locator("#status")).to_have_text("406 tracks")


def hostile_addresses_do_no_harm(page, address):
    good = {"member": "album.genre", "is": "==", "value": "folk"}
    document = lambda tests: json.dumps({"version": 1, "model": "Track", "where": {"and": tests}})
    for filter, count in [
        ("{", 0), ("null", 0), ("[]", 0), (document("all"), 0), (document([None, 1, "x", [], {}, good]), 1),
        (document([{"member": {"toString": 1}, "is": "==", "value": "a"}]), 0),
        (document([{"member": "__proto__", "is": "constructor", "value": "<img src=x onerror=alert(1)>"}]), 1),
        (document([{"member": "albumID", "is": "==", "value": 1}]), 1), (document([good] * 100), 100),
    ]:
        hash = urllib.parse.urlencode({"q": "genre:folk", "sort": "-password", "filter": filter}, quote_via=urllib.parse.quote)
        page.goto(f"{address}/#{hash}")
        expect(page.locator("#chips li")).to_have_count(count)
        expect(page.locator("#chips img")).to_have_count(0)
        expect(page.locator("#q")).to_have_value("genre:folk")
    expect(page.locator("#problem")).not_to_have_text("")
    page.goto(f"{address}/#q=" + "%F0%9F%98%80%00%E2%80%AE" + "x" * 5000)
    expect(page.locator("#problem")).to_contain_text("The search is longer than 200 characters")
    page.goto(f"{address}/#")
    expect(page.locator("#status")).to_have_text("406 tracks")


def hostile_answers_do_no_harm(page):
    def with_parameter(name, value):
        def change(route):
            url = urllib.parse.urlsplit(route.request.url)
            asked = {**dict(urllib.parse.parse_qsl(url.query, keep_blank_values=True)), name: value}
            route.continue_(url=url._replace(query=urllib.parse.urlencode(asked)).geturl())
        return change

    for name, value, text in [
        ("after", "x", "Begin with the first page"), ("after", "A" * 4000, ""), ("size", "100000", ""), ("size", "-1", ""),
        ("size", "NaN", ""), ("sort", "albumID", "")
    ]:
        page.locator("#q").fill("the")
        expect(page.locator("#problem")).to_have_text("")
        page.route("**/api/tracks?*", with_parameter(name, value))
        page.locator("#more").click() if name == "after" else page.locator("#q").fill("of the")
        expect(page.locator("#problem")).to_contain_text(text or re.compile(r"\w"))
        page.unroute("**/api/tracks?*")
        page.locator("#q").fill("")
        expect(page.locator("#problem")).to_have_text("")
    for answer in [{"status": 500, "body": "<h1>Error</h1>"}, {"status": 200, "body": ""}, {"status": 503, "body": "null"}]:
        page.route("**/api/tracks?*", lambda route: route.fulfill(**answer))
        page.locator("#q").fill("blue")
        expect(page.locator("#problem")).to_have_text("The shop does not answer")
        page.unroute("**/api/tracks?*")
        page.locator("#q").fill("")
        expect(page.locator("#problem")).to_have_text("")


def everything_has_a_name(page):
    nameless = page.evaluate("""[...document.querySelectorAll('input, select, button')].filter((node) =>
        !(node.labels?.length && node.labels[0].textContent.trim()) && !node.textContent.trim()
            && !node.getAttribute('aria-label')).map((node) => node.outerHTML)""")
    assert nameless == [], nameless
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "The page is wider than the window"


def contrast_is_enough(page):
    least = page.evaluate("""(() => {
        const channel = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        const light = (color) => color.match(/[\\d.]+/g).slice(0, 3)
            .reduce((sum, value, index) => sum + [0.2126, 0.7152, 0.0722][index] * channel(+value), 0);
        const ground = (node) => { for (; node; node = node.parentElement) {
            const color = getComputedStyle(node).backgroundColor;
            if (!/, 0\\)$/.test(color)) return color;
        } return 'rgb(255, 255, 255)'; };
        const ratios = [...document.querySelectorAll('body *')].filter((node) => node.id !== 'mark' && !node.closest('#mark')
            && !node.disabled && [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()))
            .map((node) => { const [a, b] = [light(getComputedStyle(node).color), light(ground(node))];
                return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), node.outerHTML.slice(0, 90)]; });
        return ratios.sort((a, b) => a[0] - b[0])[0];
    })()""")
    assert least[0] >= 4.5, least


def main():
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start(port, folder)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        try:
            for width, scheme in [(1280, "light"), (390, "dark"), (390, "light"), (1280, "dark")]:
                page = browser.new_page(viewport={"width": width, "height": 844}, color_scheme=scheme)
                complaints = []
                page.on("console", lambda message: complaints.append(message.text)
                        if message.type == "error" and "Failed to load resource" not in message.text else None)
                page.on("pageerror", lambda error: complaints.append(str(error)))
                page.on("dialog", lambda dialog: complaints.append("dialog: " + dialog.message))
                page.goto(address)
                expect(rows(page)).to_have_count(40)
                picture(page, f"{width}-{scheme}")
                everything_has_a_name(page)
                contrast_is_enough(page)
                words_are_searched(page)
                if width == 1280 and scheme == "light" or pictures:
                    a_quick_hand_completes_the_whole_word(page)
                    words_in_the_middle_are_completed(page)
                    everything_is_reached_by_tab(page)
                    mistakes_have_a_place(page)
                    contrast_is_enough(page)
                    filters_come_of_the_rules(page)
                    reasons_are_told(page)
                    everything_has_a_name(page)
                    lists_are_saved(page)
                    lists_go_on(page)
                    changes_are_live(page, address)
                    texts_are_texts(page)
                    an_address_is_shown_though_somebody_types(page)
                    hostile_addresses_do_no_harm(page, address)
                    hostile_answers_do_no_harm(page)
                assert complaints == [], complaints
                page.close()
                print(f"✔ The page at {width}, {scheme}")
        finally:
            browser.close()
            server.terminate()
            assert server.wait(timeout=10) == 0, "The shop does not close as it should"
            print("✔ The shop closes when it is told to")


main()
