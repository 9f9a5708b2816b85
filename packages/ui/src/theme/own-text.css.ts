import { globalStyle } from '@vanilla-extract/css'
import { fieldRules, smoothText, textRules } from './element-rules.ts'

// What headings, paragraphs, lists and fields of components need of a reset. A button alone does without these rules.
const OWN = '[class*="tributary-"]'

// An element without a class is ours if its parent is. Fields always have one.
for (const [elements, rule] of textRules)
  globalStyle(`:where(:is(${elements})${OWN}), :where(${OWN} > :is(${elements}):not([class]))`, rule)
for (const [elements, rule] of fieldRules) globalStyle(`:where(:is(${elements})${OWN})`, rule)
globalStyle(`:where(${OWN}:not(${OWN} *, a, time))`, smoothText)
