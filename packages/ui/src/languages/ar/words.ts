import { type PluralForm, plural } from '@tributary/sdk/common'

/** Writes a counted text in Arabic, which needs all six forms. */
export const arabic = (count: number, forms: Record<Intl.LDMLPluralRule, PluralForm>): string =>
  plural(count, forms)

export const rows = (count: number): string =>
  arabic(count, {
    zero: '# صف',
    one: 'صف واحد',
    two: 'صفان',
    few: '# صفوف',
    many: '# صفًا',
    other: '# صف',
  })

export const connectors = (count: number): string =>
  arabic(count, {
    zero: '# موصّل',
    one: 'موصّل واحد',
    two: 'موصّلان',
    few: '# موصّلات',
    many: '# موصّلًا',
    other: '# موصّل',
  })

/** Further items, which are not shown. */
export const others = (count: number): string =>
  arabic(count, {
    zero: '# عنصر آخر',
    one: 'عنصر آخر',
    two: 'عنصران آخران',
    few: '# عناصر أخرى',
    many: '# عنصرًا آخر',
    other: '# عنصر آخر',
  })

export const results = (count: number): string =>
  arabic(count, {
    zero: '# نتيجة',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  })

/** The directions of a sort. */
export const orders = { ascending: 'تصاعديًا', descending: 'تنازليًا' } as const
