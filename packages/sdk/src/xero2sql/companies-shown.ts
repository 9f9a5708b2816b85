/** The number of companies a list names before "...". */
export const COMPANIES_SHOWN = 4
