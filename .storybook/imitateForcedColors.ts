/**
 * Imitates forced colors, as Windows high contrast gives them. A page cannot turn on the real ones: the rules of
 * `@media (forced-colors: active)` are applied as they stand, and every other element gets system colors, except those
 * that keep their own (`forced-color-adjust: none`). Borders, focus and icons are seen as a user would see them. What
 * the browser does beyond that (backplates behind text, images of backgrounds) is tested with the real ones in
 * `packages/ui/testing/conditions.browser.tsx`.
 */

const media = '(forced-colors: active)';
const everywhere = 'all';
const changed = new Set<CSSMediaRule>();
const sheet = document.createElement('style');
sheet.dataset['imitates'] = 'forced-colors';

function* rulesOf(list: CSSRuleList | undefined): Generator<CSSRule> {
  for (const rule of list ?? []) {
    yield rule;
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* rulesOf(rule.cssRules);
  }
}

/** Style sheets of other origins cannot be read. */
function readable(source: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return source.cssRules;
  } catch {
    return undefined;
  }
}

const systemColors = (except: string): string => {
  const root = '#storybook-root, #storybook-root *, body > :not(#storybook-docs):not(script):not(style) *';
  // The adjustment is inherited.
  const only = `:is(${root})${except ? `:not(${except}, :is(${except}) *)` : ''}`;
  return `
    body { background: Canvas !important; color: CanvasText !important; }
    ${only} {
      color: CanvasText !important;
      border-color: CanvasText !important;
      box-shadow: none !important;
      text-shadow: none !important;
    }
    ${only}:not(button *, a *) { background-color: Canvas !important; }
    ${only}:is(button, [role="button"], [role="tab"], [role="menuitem"]) {
      color: ButtonText !important;
      background-color: ButtonFace !important;
      border-color: ButtonBorder !important;
    }
    ${only}:is(button, input, select, textarea):disabled, ${only}[aria-disabled="true"] { color: GrayText !important; }
    ${only}:is(a[href]) { color: LinkText !important; }
    ${only}:is([aria-selected="true"], [aria-checked="true"]):not(:is(input)) { outline: 1px solid Highlight; }
  `;
};

/** Turns the imitation on or off. */
export function imitateForcedColors(isOn: boolean): void {
  if (!isOn) {
    for (const rule of changed) rule.media.mediaText = media;
    changed.clear();
    sheet.remove();
    return;
  }
  const except: string[] = [];
  for (const source of document.styleSheets)
    for (const rule of rulesOf(readable(source))) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === media) {
        rule.media.mediaText = everywhere;
        changed.add(rule);
      }
      if (
        rule instanceof CSSStyleRule &&
        rule.style.getPropertyValue('forced-color-adjust') === 'none' &&
        // A pseudo-element cannot be excluded, and need not be.
        !rule.selectorText.includes('::')
      )
        except.push(rule.selectorText);
    }
  sheet.textContent = systemColors(except.join(', '));
  document.head.append(sheet);
}
