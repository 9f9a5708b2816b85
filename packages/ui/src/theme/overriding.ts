import type { StyleRule } from '@vanilla-extract/css'

type Declarations = Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@container' | '@layer'>

/**
 * Declarations that win over a class of another stylesheet on the same element (e.g. of a `Button`), whichever loads
 * first: screens load their stylesheets when they open. Works inside `@media` too. `test/composed-styles.test.ts`
 * finds the places that need it.
 */
export const overriding = (rule: Declarations) => ({ selectors: { '&&': rule } }) as const
