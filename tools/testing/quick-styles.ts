/**
 * What tests ask of a style is nearly always `display`, `visibility` or `pointer-events`: whoever looks for a role asks it of each
 * element and of all around it. jsdom works out every property, with each rule of each sheet, which was more than a third
 * of the time of tests with a document. Here only rules that say one of the three are looked at, and of those the ones
 * whose class the element has. Any other property is jsdom's own answer.
 *
 * As jsdom has it, the last rule counts, whatever weighs more (jsdom/lib/jsdom/living/helpers/style-rules.js).
 */

type Quick = 'display' | 'visibility' | 'pointer-events';

const QUICK: Readonly<Record<string, Quick>> = {
  display: 'display',
  visibility: 'visibility',
  'pointer-events': 'pointer-events',
  pointerEvents: 'pointer-events',
};
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto' } as const;

/** One that says something of ours. */
interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
  order: number;
}

interface Sheet {
  /** What it was when this was read. */
  length: number;
  last: CSSRule | undefined;
  /** Rules for elements that have one of these classes. */
  byClass: ReadonlyMap<string, readonly Rule[]>;
  others: readonly Rule[];
}

type Style = (element: Element, pseudo?: string | null) => CSSStyleDeclaration;

/** Answers in the window's place. */
export function quickStyles(window: Window & typeof globalThis): void {
  const whole = window.getComputedStyle.bind(window);
  const defaultDisplay = displayByDefault(window, whole);
  const read = (element: Element, name: Quick): string =>
    name === 'display'
      ? declared(element, name, defaultDisplay(element))
      : inherited(element, name, INITIAL[name]);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element)) return whole(element, pseudo);
    return new Proxy(window.document.documentElement.style, {
      get(_, name) {
        const quick = typeof name === 'string' ? QUICK[name] : undefined;
        if (quick !== undefined) return read(element, quick);
        if (name === 'getPropertyValue') {
          return (property: string) => {
            const asked = QUICK[property];
            return asked === undefined ? whole(element).getPropertyValue(property) : read(element, asked);
          };
        }
        const all = whole(element);
        const value: unknown = Reflect.get(all, name);
        return typeof value === 'function' ? value.bind(all) : value;
      },
    });
  };
}

function inherited(element: Element, name: Quick, initial: string): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const value = declared(one, name, '');
    if (value !== '') return value;
  }
  return initial;
}

/** What the sheets and the element itself say last. */
function declared(element: Element, name: Quick, byDefault: string): string {
  let value = byDefault;
  for (const sheet of element.ownerDocument.styleSheets) {
    for (const { style, selector } of candidates(element, sheet)) {
      const said = style.getPropertyValue(name);
      if (said !== '' && matches(element, selector)) value = said === 'unset' ? '' : said;
    }
  }
  const own = 'style' in element ? (element as HTMLElement).style.getPropertyValue(name) : '';
  if (own === 'unset') return '';
  return own || value;
}

function candidates(element: Element, sheet: CSSStyleSheet): readonly Rule[] {
  const { byClass, others } = readSheet(sheet);
  const found = new Set(others);
  for (const name of element.classList) for (const rule of byClass.get(name) ?? []) found.add(rule);
  return found.size === others.length ? others : [...found].sort((one, other) => one.order - other.order);
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // One that jsdom cannot read matches nothing.
    return false;
  }
}

const sheets = new WeakMap<CSSStyleSheet, Sheet>();

function readSheet(sheet: CSSStyleSheet): Sheet {
  const { cssRules } = sheet;
  const { length } = cssRules;
  const last = cssRules[length - 1];
  const known = sheets.get(sheet);
  if (known && known.length === length && known.last === last) return known;
  const byClass = new Map<string, Rule[]>();
  const others: Rule[] = [];
  for (const [order, rule] of flat(cssRules).filter(saysOurs).entries()) {
    const ours = { selector: rule.selectorText, style: rule.style, order };
    const classes = classesOf(rule.selectorText);
    if (!classes) others.push(ours);
    for (const name of classes ?? []) {
      const rules = byClass.get(name) ?? [];
      byClass.set(name, rules);
      rules.push(ours);
    }
  }
  const read = { length, last, byClass, others };
  sheets.set(sheet, read);
  return read;
}

/** Of media jsdom takes those that name a screen, without asking for its size. */
function flat(rules: CSSRuleList): Partial<CSSStyleRule>[] {
  return [...rules].flatMap((rule) => {
    if (!('media' in rule)) return [rule];
    const { media, cssRules } = rule as CSSMediaRule;
    return Array.from(media).includes('screen') ? [...cssRules] : [];
  });
}

function saysOurs(rule: Partial<CSSStyleRule>): rule is CSSStyleRule {
  const { selectorText, style } = rule;
  return Boolean(selectorText && style && Object.values(QUICK).some((name) => style.getPropertyValue(name)));
}

/** A selector without other ones in it: a comma parts whole ones. */
const PLAIN = /^[^()[\]\\"']+$/;
/** The class in the last part of a selector. */
const LAST_CLASS = /\.([\w-]+)[^\s>+~]*$/;

/** The classes one of which an element needs; undefined where it may need none. */
function classesOf(selector: string): string[] | undefined {
  if (!PLAIN.test(selector)) return undefined;
  const classes = selector.split(',').map((one) => LAST_CLASS.exec(one.trim())?.[1]);
  return classes.every((name) => name !== undefined) ? classes : undefined;
}

/** What jsdom's own sheet says, which no script can read: asked once for each kind of element, in a document without sheets. */
function displayByDefault(window: Window, whole: Style): (element: Element) => string {
  const empty = window.document.implementation.createHTMLDocument();
  const known = new Map<string, string>();
  return (element) => {
    // All that its selectors look at beside the name, but for notes on Asian letters (`ruby > rt`).
    const { localName, namespaceURI } = element;
    const type = localName === 'input' ? element.getAttribute('type') : null;
    const key = [
      namespaceURI,
      localName,
      element.hasAttribute('hidden'),
      localName === 'dialog' && element.hasAttribute('open'),
      type === 'hidden',
    ].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const one = empty.body.appendChild(empty.importNode(element, false));
    one.removeAttribute('style');
    const display = whole(one).getPropertyValue('display');
    one.remove();
    known.set(key, display);
    return display;
  };
}
