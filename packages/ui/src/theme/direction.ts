/** Selects an element on a page that is read from right to left. Logical properties need no such rule. */
export const rtl = '[dir="rtl"] &'
