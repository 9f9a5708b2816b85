import type { StyleRule } from '@vanilla-extract/css'

type Declarations = Omit<StyleRule, 'selectors' | '@media' | '@supports' | '@container' | '@layer'>

/**
 * Declarations that win over a class of another stylesheet on the same element, e.g. of a `Button`, in any order of the
 * stylesheets: screens load them as they are opened. Also inside `@media`. `test/composed-styles.test.ts` finds the places.
 */
export const overriding = (rule: Declarations) => ({ selectors: { '&&': rule } }) as const
