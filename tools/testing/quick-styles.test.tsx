/** The setup has put quick-styles.ts into the window's place. */

const SHEET = `
  .gone, p.left > b { display: none; }
  .gone.back { display: flex; }
  .card .name { visibility: hidden; }
  .card:hover { display: none; }
  :where(.quiet) { pointer-events: none; }
  li:not(.shown) { display: none; }
  .wide { display: grid; color: red; }
  @media screen { .paper { display: none; } }
  @media (max-width: 100px) { .wide { display: none; } }
  @media print { .wide { display: none; } }
  @supports (display: grid) { .wide { display: none; } }
  .wrong:::x { display: none; }
  em, .gone.back.again { display: unset; }
`;
const BODY = `
  <p class="left"><b>a</b><i class="gone back">b</i><i class="back gone again">c</i></p>
  <div class="card"><span class="name">d<b>e</b></span><span hidden>f</span><em>g</em></div>
  <div class="quiet"><button>h</button><button style="pointer-events: auto">i</button></div>
  <ul><li class="shown">j</li><li style="display: block">k</li><li>l</li></ul>
  <section class="wide">m<span style="visibility: visible; display: unset">n</span></section>
  <section class="paper">o</section><dialog>p</dialog><dialog open>q</dialog>
  <input type="hidden"><input><template></template><svg><path class="gone"></path></svg>
  <div style="visibility: hidden"><span style="visibility: visible">r</span><span>s</span></div>
`;

/** jsdom's own answer, whatever a window before was given. */
let whole: typeof window.getComputedStyle;

beforeAll(() => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!other) throw new Error('no window');
  whole = other.getComputedStyle.bind(other);
  frame.remove();
});

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const expectAsJsdom = () => {
  for (const element of document.querySelectorAll('*')) {
    const quick = getComputedStyle(element);
    const wanted = whole(element);
    for (const name of ['display', 'visibility', 'pointer-events']) {
      const where = `${name} of ${element.outerHTML}`;
      expect([where, quick.getPropertyValue(name)]).toEqual([where, wanted.getPropertyValue(name)]);
    }
    expect(quick.display).toBe(wanted.display);
    expect(quick.visibility).toBe(wanted.visibility);
    expect(quick.pointerEvents).toBe(wanted.pointerEvents);
    expect(quick.color).toBe(wanted.color);
    expect(quick.cssText).toBe(wanted.cssText);
  }
};

test('each element has what jsdom says that it has', () => {
  document.head.innerHTML = `<style>${SHEET}</style><style>.name { display: block; }</style>`;
  document.body.innerHTML = BODY;
  expectAsJsdom();
  expect(getComputedStyle(document.querySelector('b') ?? document.body).display).toBe('none');
});

test('rules that come later count too, and those that go count no more', () => {
  document.head.innerHTML = '<style>.gone { display: none; }</style>';
  document.body.innerHTML = BODY;
  expectAsJsdom();
  const [sheet] = document.styleSheets;
  sheet?.insertRule('.left { visibility: hidden; }', 1);
  document.body.className = 'changed';
  expectAsJsdom();
  document.head.innerHTML = '<style>.left { display: inline; }</style>';
  expectAsJsdom();
});
