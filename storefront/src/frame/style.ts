import { CUADRA_COLOUR, readableOn, textOn } from '@cuadra/shared/domain';

const LIGHT_PAGE = '#ffffff';
const DARK_PAGE = '#171c1a';

/** The colours of a store, by day and by night, from the one that it chose. @param colour `#0b6e4f`, or empty for Cuadra's */
export function storeColours(colour: string): string {
  const own = colour || CUADRA_COLOUR;
  const night = readableOn(own, DARK_PAGE);
  return `:root{--accent:${own};--on-accent:${textOn(own)};--accent-ink:${readableOn(own, LIGHT_PAGE)}}
@media (prefers-color-scheme:dark){:root{--accent:${night};--on-accent:${textOn(night)};--accent-ink:${night}}}`;
}

/** In the page itself: the first paint waits for nothing but it. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#f6f5f2;--page:${LIGHT_PAGE};--line:#dedad2;--ink:#1b1f1d;--ink-2:#4d5551;--soft:#efede8;--bad:#b42318;--bad-soft:#fdeceb;--good:#1a7a43;--warn-soft:#fdf0d6}
@media (prefers-color-scheme:dark){:root{--bg:#0f1312;--page:${DARK_PAGE};--line:#38433f;--ink:#eef2f0;--ink-2:#b3bdb8;--soft:#232a27;--bad:#f97066;--bad-soft:#3a1a18;--good:#55c98a;--warn-soft:#33270f}}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{font:400 16px/1.45 system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;color:var(--ink);background:var(--bg);overflow-wrap:anywhere}
button,input,select,textarea{font:inherit;color:inherit}
h1,h2,h3{line-height:1.2;text-wrap:balance}h1{font-size:24px}h2{font-size:18px}
a{color:var(--accent-ink)}ul,ol{list-style:none;padding:0}
:focus-visible{outline:3px solid var(--accent-ink);outline-offset:2px}
.num{font-variant-numeric:tabular-nums}
.wrap{max-width:1120px;margin:0 auto;padding-left:16px;padding-right:16px}
.skip{position:absolute;left:-9999px}.skip:focus{left:8px;top:8px;background:var(--page);padding:8px;z-index:9}
.top{position:sticky;top:0;z-index:5;background:var(--page);border-bottom:1px solid var(--line)}
.top .wrap{display:grid;grid-template-columns:1fr auto;gap:8px 12px;align-items:center;padding-top:8px;padding-bottom:8px}
.brand{display:flex;gap:10px;align-items:center;font-weight:700;font-size:18px;color:var(--ink);text-decoration:none;min-height:44px;min-width:0}
.brand img,.mark{width:40px;height:40px;border-radius:10px;object-fit:contain;flex:none}
.mark{display:grid;place-items:center;background:var(--accent);color:var(--on-accent)}
.find{grid-column:1/-1}.finder{display:flex;gap:8px}
.field,.find input{height:46px;width:100%;border:1px solid var(--line);border-radius:12px;background:var(--page);padding:0 14px}
textarea.field{height:auto;min-height:84px;padding:10px 14px}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:46px;padding:0 18px;border-radius:12px;border:1px solid var(--line);background:var(--page);font-weight:600;text-decoration:none;color:var(--ink);cursor:pointer;white-space:nowrap;flex:none}
.btn.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}.btn.wide{width:100%;white-space:normal}
.btn[disabled]{opacity:.55;cursor:default}
.cart-link{position:relative;min-width:46px;padding:0 14px}
.count{min-width:22px;height:22px;border-radius:11px;padding:0 6px;background:var(--accent);color:var(--on-accent);font-size:13px;line-height:22px;text-align:center}
.note{background:var(--warn-soft);border-radius:12px;padding:12px 14px;margin:12px 0}
.note.bad{background:var(--bad-soft);color:var(--bad)}
.chips{display:flex;gap:8px;overflow-x:auto;padding:12px 0;scrollbar-width:none}
.chips a{flex:none;display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border-radius:22px;background:var(--page);border:1px solid var(--line);text-decoration:none;color:var(--ink);font-weight:500}
.chips a[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
main{padding-bottom:40px}main h2{margin:18px 0 10px}
.goods{display:grid;grid-template-columns:repeat(auto-fill,minmax(156px,1fr));gap:12px}
.good{display:flex;flex-direction:column;background:var(--page);border:1px solid var(--line);border-radius:14px;overflow:hidden;position:relative}
.good a{color:inherit;text-decoration:none}.good a::after{content:'';position:absolute;inset:0}
.good .pic{aspect-ratio:1;background:var(--soft);display:grid;place-items:center;font-weight:700;font-size:34px;color:var(--ink-2)}
.good .pic img,.large img{width:100%;height:100%;object-fit:cover;display:block}
.good .say{padding:10px 12px;display:flex;flex-direction:column;gap:2px;flex:1}
.good .name{font-weight:500;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.good .btn{margin-top:auto!important;position:relative;z-index:1;margin:0 12px 12px;min-height:44px;padding:0 8px}
.price{font-weight:700}.price small{display:block;font-weight:400;color:var(--ink-2);font-size:14px}
.out{color:var(--bad);font-size:14px}.muted{color:var(--ink-2)}
.more{display:flex;justify-content:center;padding:20px 0}
.product{display:grid;gap:20px;padding-top:16px}.large{aspect-ratio:1;background:var(--soft);border-radius:16px;overflow:hidden;display:grid;place-items:center;font-size:72px;font-weight:700;color:var(--ink-2)}
.product>*{min-width:0}.gallery{display:flex;gap:8px;overflow-x:auto;scroll-snap-type:x mandatory;border-radius:16px;scrollbar-width:none}.gallery .large{flex:0 0 100%;scroll-snap-align:center;scroll-margin-top:120px}.thumbs{display:flex;gap:8px;padding-top:8px;flex-wrap:wrap}.thumbs a{display:block}.thumbs img{display:block;width:64px;height:64px;object-fit:cover;border-radius:10px;border:1px solid var(--line)}
.product .price{font-size:26px}.stack{display:flex;flex-direction:column;gap:14px}.row{display:flex;gap:10px;align-items:center;flex-wrap:wrap}.row.apart{justify-content:space-between}
.card{background:var(--page);border:1px solid var(--line);border-radius:14px;padding:16px}
.card+.card{margin-top:12px}.two{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}.two>.card+.card{margin-top:0}
label,legend{font-weight:600}fieldset{border:0;padding:0;min-width:0}.choice{display:flex;gap:12px;align-items:center;min-height:48px;font-weight:500;border:1px solid var(--line);border-radius:12px;padding:6px 14px;margin-top:8px}.choice:has(:checked){border-color:var(--accent-ink);box-shadow:inset 0 0 0 1px var(--accent-ink)}.choice input{width:24px;height:24px;accent-color:var(--accent-ink);flex:none}
.line{display:grid;grid-template-columns:60px 1fr;gap:4px 12px;padding:12px 0;border-top:1px solid var(--line)}.line:first-child{border-top:0}
.line .btn{padding:0 12px}.line .thumb{width:60px;height:60px;border-radius:10px;background:var(--soft);overflow:hidden;display:grid;place-items:center;font-weight:700;grid-row:span 2}.line .thumb img{width:100%;height:100%;object-fit:cover}
.step{display:inline-flex;align-items:center;border:1px solid var(--line);border-radius:12px;overflow:hidden}.step button{width:46px;height:46px;border:0;background:none;font-size:20px;cursor:pointer}.step input{width:54px;height:46px;border:0;background:none;text-align:center}
.total{display:flex;justify-content:space-between;gap:12px;font-size:20px;font-weight:700}
.coupon{padding:12px 0;border-top:1px solid var(--line)}.coupon .finder{margin-top:6px}
.error{color:var(--bad);font-size:14px;font-weight:500;margin-top:4px}.field[aria-invalid=true]{border-color:var(--bad)}
.steps{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin:14px 0}.steps li{border-top:5px solid var(--line);padding-top:6px;font-size:14px;color:var(--ink-2)}.steps li.done{border-color:var(--accent-ink);color:var(--ink);font-weight:600}
dl.facts{display:grid;grid-template-columns:auto 1fr;gap:8px 14px;align-items:center}dl.facts dd{font-weight:600;overflow-wrap:break-word;min-width:0;display:flex;gap:10px;justify-content:space-between;align-items:center}dl.facts .btn{padding:0 12px}
.trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
footer{border-top:1px solid var(--line);padding:24px 0 40px;color:var(--ink-2)}footer h2{color:var(--ink);font-size:16px;margin:14px 0 4px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
html:not(.js) .js-only{display:none}
@media (min-width:720px){.top .wrap{grid-template-columns:auto 1fr auto}.find{grid-column:2;grid-row:1;max-width:480px;justify-self:center;width:100%}.product{grid-template-columns:1fr 1fr}.goods{grid-template-columns:repeat(auto-fill,minmax(190px,1fr))}.two{grid-template-columns:1fr 1fr;gap:20px;align-items:start}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
`;
