import { html } from './html.ts'
import { inlineStyle } from './inline-styles.ts'

// Drawn with borders, because mail clients block remote images and remove inline SVG.
const river =
  'display:inline-block;width:9px;height:17px;border-style:solid;border-width:4px 4px 0 0;border-radius:0 8px 0 0'
const tributary =
  'display:inline-block;width:5px;height:5px;margin:0 0 12px 1px;border-style:solid;border-width:4px 0 0 0;border-radius:8px 0 0 0'

export const wordmark = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" style="padding:0 8px 0 0;font-size:0;line-height:0;white-space:nowrap;vertical-align:middle"><span ${inlineStyle('river', river)}></span><span ${inlineStyle('tributary', tributary)}></span></td>
<td ${inlineStyle('primary', 'font-size:18px;line-height:24px;font-weight:600;vertical-align:middle')}>Tributary</td>
</tr></table>`
