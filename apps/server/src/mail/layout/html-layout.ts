import { languageAttributes, type PageLanguage } from '../../page-language.ts'
import type { MailContent, MailPart } from '../mail-content.ts'
import { Html, html } from './html.ts'
import { darkStyles, inlineStyle } from './inline-styles.ts'
import { layoutWords } from './layout-words.ts'
import { wordmark } from './wordmark.ts'

// Tables and inline styles, because many mail clients support nothing else. Nothing is loaded from the network.

const FONT = "font-family:'Inter','Segoe UI',system-ui,-apple-system,'Helvetica Neue',Arial,sans-serif"
const MONO = 'font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace'

/** Renders a mail as HTML in the portal's style, light or dark as the reader prefers. */
export function htmlLayout(content: MailContent, portal: string): string {
  const { subject, preview, greeting, parts, language } = content
  const card = html`<h1 ${inlineStyle('primary', 'margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600')}>${subject}</h1>
<p ${inlineStyle('primary', TEXT)}>${greeting}</p>
${parts.map((part) => partHtml(part, language))}`
  return page({ subject, preview, card, portal, language }).text
}

const TEXT = 'margin:0 0 16px;font-size:14px;line-height:20px'
const SMALL = 'margin:0;font-size:12px;line-height:16px'

function partHtml(part: MailPart, language: PageLanguage): Html {
  switch (part.kind) {
    case 'sentence':
      return html`<p ${inlineStyle('primary', TEXT)}>${part.text}</p>`
    case 'aside':
      return html`<p ${inlineStyle('secondary', TEXT)}>${part.text}${part.link ? html` <a href="${part.link.href}" ${inlineStyle('link')}>${part.link.label}</a>` : ''}</p>`
    case 'quote':
      return html`<p ${inlineStyle('well', `${TEXT};padding:12px 16px;border-radius:8px;overflow-wrap:anywhere`)}><bdi>${part.text}</bdi></p>`
    case 'code':
      return html`<p ${inlineStyle('well', `margin:0 0 16px;padding:16px;border-radius:8px;text-align:center;font-size:28px;line-height:32px;font-weight:600;letter-spacing:6px;${MONO}`)}>${part.code}</p>`
    case 'button':
      return button(part.link, layoutWords[language].orOpen)
    case 'list':
      return html`<ul ${inlineStyle('primary', `${TEXT};padding-inline:24px 0;overflow-wrap:anywhere`)}>
${part.items.map((item) => html`<li style="margin:0 0 4px"><bdi>${item}</bdi></li>`)}
</ul>`
    case 'steps':
      return html`<ol ${inlineStyle('primary', `${TEXT};padding-inline:24px 0`)}>
${part.steps.map((step) => html`<li style="margin:0 0 4px">${step}</li>`)}
</ol>`
  }
}

const button = ({ label, href }: { label: string; href: string }, orOpen: string) =>
  html`<p style="margin:24px 0 8px"><a href="${href}" ${inlineStyle('button', 'display:inline-block;padding:12px 20px;border-radius:6px;font-size:14px;line-height:20px;font-weight:600;text-decoration:none')}>${label}</a></p>
<p ${inlineStyle('secondary', `${SMALL};padding-bottom:16px;overflow-wrap:anywhere;word-break:break-word`)}>${orOpen} <a href="${href}" ${inlineStyle('link')}>${href}</a></p>`

const attributesOf = (language: PageLanguage) =>
  new Html(language === 'en' ? 'lang="en-GB"' : languageAttributes(language))

const page = ({
  subject,
  preview,
  card,
  portal,
  language,
}: {
  subject: string
  preview: string
  card: Html
  portal: string
  language: PageLanguage
}) =>
  html`<!doctype html>
<html ${attributesOf(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${darkStyles}
</style>
</head>
<body ${inlineStyle('canvas', `margin:0;padding:0;${FONT}`)}>
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${inlineStyle('canvas')}><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:${language === 'ar' ? 'right' : 'left'};${FONT}">
<tr><td style="padding:0 0 20px">${wordmark}</td></tr>
<tr><td ${inlineStyle('card', 'padding:32px 24px 16px;border-width:1px;border-style:solid;border-radius:10px')}>
${card}
</td></tr>
<tr><td style="padding:16px 0 0"><p ${inlineStyle('secondary', SMALL)}>${layoutWords[language].reason} <a href="${portal}" ${inlineStyle('link')}>${portal}</a>.</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
