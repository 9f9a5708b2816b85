const forced = '(forced-colors: active)'
const shown = 'all'

/** Shows or hides an approximation of forced colours, with the rules that our stylesheets have for them. */
export function showForcedColours(show: boolean): void {
  document.documentElement.toggleAttribute('data-forced-colours', show)
  const [from, to] = show ? [forced, shown] : [shown, forced]
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules))
      if (rule.media.mediaText === from) rule.media.mediaText = to
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner
  })
}
