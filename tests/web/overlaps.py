"""What may cover what: nothing that was not asked for lies over what can be pressed or what a decision needs.

A script that measures the boxes of a table, as far as their scrollers show them, and tells what is wrong in words.
"""

from playwright.sync_api import Page

# ruff: noqa: E501  # a script of the browser

CHECK = r"""touch => {
    const wrong = [];
    const shown = (e) => {
        const box = e.getBoundingClientRect();
        const style = getComputedStyle(e);
        return box.width > 0 && box.height > 0 && style.visibility !== 'hidden' && !e.closest('.sr, .flying, .floating');
    };
    const clipped = (e) => {
        const box = e.getBoundingClientRect();
        const b = {l: box.left, t: box.top, r: box.right, b: box.bottom};
        for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
            const style = getComputedStyle(p);
            if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
            const q = p.getBoundingClientRect();
            b.l = Math.max(b.l, q.left); b.t = Math.max(b.t, q.top);
            b.r = Math.min(b.r, q.right); b.b = Math.min(b.b, q.bottom);
        }
        return b;
    };
    const hit = (a, b, by = 1) => a.l < b.r - by && b.l < a.r - by && a.t < b.b - by && b.t < a.b - by
        && a.r > a.l && a.b > a.t && b.r > b.l && b.b > b.t;
    const name = (e) => `${e.dataset?.testid ?? ''} ${e.getAttribute('class') ?? e.tagName} "${e.textContent.trim().slice(0, 24)}"`;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const dialog = document.querySelector('dialog[open]');
    const apart = (a, b) => !a.contains(b) && !b.contains(a);

    const words = all('.say, .news, .story, .bar, .banner, .toast, .thinking, .news-line');
    const things = all('.offer, .own-puzzle, .plain, .hole, .tray-stack, .btn, .tile, .chip, .pieces-of, .clock');
    if (!dialog) for (const word of words) for (const thing of things)
        if (apart(word, thing) && hit(clipped(word), clipped(thing))) wrong.push(`WORDS ${name(word)} over ${name(thing)}`);

    const targets = all('.btn, .chip, .tray-stack, .tile, .offer, .news-line, .own-puzzle[role=button]').filter((e) => !dialog || dialog.contains(e));
    targets.forEach((a, i) => targets.slice(i + 1).forEach((b) => {
        if (apart(a, b) && hit(clipped(a), clipped(b), 2)) wrong.push(`TARGETS ${name(a)} and ${name(b)}`);
    }));
    if (touch) for (const target of all('.btn:not(.small), .chip, .tray-stack')) {
        const box = target.getBoundingClientRect();
        if (box.width < 43.5 || (box.height < 39.5)) wrong.push(`SMALL ${name(target)} ${box.width.toFixed()}x${box.height.toFixed()}`);
    }
    for (const e of all('.topbar, .topbar *, .bar, .dock, .dock > *, .panel, .market, .reserve, .tray-stack, .btn, .banner, .offer')) {
        if (e.closest('dialog') || e.closest('svg')) continue;
        const box = e.getBoundingClientRect();
        const scrolls = e.closest('.phone > .board, .log, .stacks, .news-box, .play-panel .body, .table.plain');
        if (e.closest('.stacks')) continue;
        if (box.right > innerWidth + 1 || box.left < -1 || (!scrolls && box.bottom > innerHeight + 1))
            wrong.push(`OUT ${name(e)} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
    for (const e of all('.panel, .btn, .tray-stack, .chip, .say, .news, .banner, .dock, .offered, .hands, .tile, .story, .flank')) {
        if (e.matches('.stacks, .side-panel') || e.closest('dialog')) continue;
        if (e.scrollWidth > e.clientWidth + 2 || e.scrollHeight > e.clientHeight + 2) {
            const style = getComputedStyle(e);
            if (style.overflowY === 'auto') continue;
            wrong.push(`CUT ${name(e)} ${e.scrollWidth}>${e.clientWidth} ${e.scrollHeight}>${e.clientHeight}`);
        }
    }
    for (const e of all('.play-panel > .body, .pass-card'))
        if (e.scrollHeight > e.clientHeight + 1) wrong.push(`SCROLLS ${name(e)} ${e.scrollHeight}>${e.clientHeight}`);
    for (const e of all('.btn')) {
        const frame = e.getBoundingClientRect();
        for (const node of [e, ...e.querySelectorAll('span:not(.sr, .swap)')].flatMap((each) => [...each.childNodes])) {
            if (node.nodeType !== 3 || !node.data.trim() || !shown(node.parentElement)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const words = range.getBoundingClientRect();
            if (words.left < frame.left - 1 || words.right > frame.right + 1) wrong.push(`BEYOND ${name(e)}`);
        }
    }
    for (const count of all('.count')) {
        const piece = count.parentElement.querySelector('svg');
        if (piece && hit(clipped(count), clipped(piece))) wrong.push(`COUNT on its piece: ${name(count.parentElement)}`);
    }
    for (const coin of all('.coin-on')) for (const mark of coin.parentElement.querySelectorAll('.pts, .pc'))
        if (hit(clipped(coin), clipped(mark), 2)) wrong.push(`COIN over ${mark.getAttribute('class')} ${name(coin.parentElement)}`);
    for (const e of all('body *')) {
        if (e.children.length || !e.textContent.trim() || e.closest('svg, .brief .done')) continue;
        if (parseFloat(getComputedStyle(e).fontSize) < 11) wrong.push(`TINY ${name(e)}`);
    }
    const linesOf = (e) => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top / 6))).size;
    };
    for (const e of all('.btn')) {
        const words = [...e.childNodes].filter((node) => node.nodeType === 3 || !node.matches?.('svg, .sr, .swap'));
        if (words.some((node) => linesOf(node) > 2)) wrong.push(`LINES ${name(e)}`);
    }
    for (const e of all('.chip-name, .other h2, .mat h2'))
        if (linesOf(e) > e.textContent.trim().split(/\s+/).length) wrong.push(`BROKEN ${name(e)}`);
    // What a flow is about stays in sight while it is open.
    if (document.querySelector('.table.with-sheet')) for (const e of all('.market .offer')) {
        const box = e.getBoundingClientRect();
        const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!seen || !e.contains(seen)) wrong.push(`HIDDEN ${name(e)}`);
    }
    const page = document.scrollingElement;
    if (!document.querySelector('.table.plain') && (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1))
        wrong.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
    if (document.querySelector('.table:not(.plain)')) for (const needed of ['.topbar .banner', '[data-testid=menu]']) {
        const e = document.querySelector(needed);
        if (!e || !shown(e) || e.getBoundingClientRect().top < 0) wrong.push(`${needed} is out of sight`);
    }
    return [...new Set(wrong)];
}"""


def wrong_with(page: Page, touch: bool) -> list[str]:
    """What lies where it may not."""
    found: list[str] = page.evaluate(CHECK, touch)
    return found
