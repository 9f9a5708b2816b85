import fc from 'fast-check'
import { expect, it } from 'vitest'
import { helperTableNameError, helperTableNames, inputTableName, versionTableNames } from './table-names.ts'

it.each([
  ['Cost centres', 'Costcentres'],
  ['Cost-Centre (2026)', 'CostCentre2026'],
  ['2026 budget', '026budget'],
  ['12', '2'],
  ['a1', 'a1'],
  ['_x', 'x'],
  ['Überstunden', 'berstunden'],
  ['cafe\u0301', 'caf'],
  ["Robert'); DROP TABLE users;--", 'RobertDROPTABLEusers'],
  ['1', ''],
  ['七', ''],
  ['- / -', ''],
])('sends %j as %j [HELPER-06, HELPER-10]', (name, sent) => {
  expect(inputTableName(name)).toBe(sent)
})

it.each([
  [' 1 ', '1: please use at least one letter.'],
  ['七', '七: please use at least one letter.'],
  ['12', null],
  ['Cost centres', null],
])('returns the error of %j: %s [HELPER-11]', (name, sentence) => {
  expect(helperTableNameError(name)).toBe(sentence)
})

it.each([
  ['Costcentres', 'Helper_Costcentres', 'Costcentres'],
  ['x'.repeat(20), `Helper_${'x'.repeat(20)}`, 'x'.repeat(20)],
  ['x'.repeat(21), `Helper_${'x'.repeat(20)}...`, 'x'.repeat(21)],
])(
  'names the helper table %s: %s in SQL, %s in Excel [HELPER-07, CONST-20]',
  (inputTableName, sql, excel) => {
    expect(helperTableNames({ inputTableName })).toEqual({ sql, excel, sqlWhole: `Helper_${inputTableName}` })
  },
)

it.each([
  ['Budget 2026', 'Version_Budget2026', 'tblBudget2026'],
  [' Forecast\tQ1 ', 'Version_ForecastQ1', 'tblForecastQ1'],
  [`${'x '.repeat(20)}`, `Version_${'x'.repeat(20)}`, `tbl${'x'.repeat(20)}`],
  ['Rolling forecast for 2026', 'Version_Rollingforecastfor20...', 'tblRollingforecastfor2026'],
  ['🇳🇱'.repeat(21), `Version_${'🇳🇱'.repeat(20)}...`, `tbl${'🇳🇱'.repeat(21)}`],
])('names the version %j: %s in SQL, %s in Excel [VER-13, VER-17]', (name, sql, excel) => {
  expect(versionTableNames({ name })).toEqual({ sql, excel, sqlWhole: excel.replace('tbl', 'Version_') })
})

it('keeps only letters and digits, and starts with a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(inputTableName(name)).toMatch(/^[A-Za-z0-9]*$/)
      expect(inputTableName(`a${name}`)).toMatch(/^[A-Za-z]/)
    }),
  )
})
