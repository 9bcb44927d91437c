/** Of the set-up page, which has no other assets. The fields of a typed town hide while a pack is chosen. */
export const setupStyle = `
:root { color-scheme: light dark; --ground: #f6f1e7; --ink: #20302a; --soft: #4d5a53; --line: #7c857f; --tea: #1d5b43;
  --on-tea: #fff; --field: #fffdf8; --wrong: #9a2c12; }
@media (prefers-color-scheme: dark) { :root { --ground: #12181a; --ink: #f2efe6; --soft: #b4beb8; --line: #75827b;
  --tea: #86cfae; --on-tea: #12181a; --field: #1a2422; --wrong: #ffb199; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.25; }
form { display: grid; gap: 1.25rem; margin-top: 1.5rem; }
label { font-weight: 600; }
.quiet, .problem { margin: 0; font-size: .9375rem; color: var(--soft); overflow-wrap: anywhere; }
.problem { color: var(--wrong); font-weight: 600; }
input, select, textarea { width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--field); border: 1px solid var(--line); border-radius: .5rem; }
input[type=color] { width: 6rem; padding: .25rem; }
[aria-invalid] { border-color: var(--wrong); }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-tea); background: var(--tea); border: 0; border-radius: .5rem; }
img.logo { display: block; max-width: 100%; max-height: 3.5rem; width: auto; margin: .5rem 0; }
.plain { color: var(--ink); background: none; border: 1px solid var(--line); }
form:has(#pack option:not([value=""]):checked) .own { display: none; }
.map { margin-top: .75rem; }
.map .frame { overflow: hidden; margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--field);
  touch-action: none; }
.map svg { display: block; width: 100%; height: 20rem; cursor: grab; user-select: none; font-size: .75rem; fill: var(--ink); }
.map .towns { stroke: var(--soft); stroke-width: 3; stroke-linecap: round; }
.map .grid { stroke: var(--line); stroke-width: 1; opacity: .35; fill: none; }
.map text { paint-order: stroke; stroke: var(--field); stroke-width: 3; }
.map .pin { fill: var(--wrong); }
.map .hole { fill: var(--field); }
.map .tools { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: .5rem; }
.map .tools button { min-width: 2.75rem; padding: .5rem; }
a { color: var(--tea); }
:focus-visible { outline: 3px solid var(--tea); outline-offset: 2px; }
dt { font-weight: 600; } dd { margin: 0 0 .75rem; overflow-wrap: anywhere; }
`;
