import type { ParserOptions } from 'react-docgen-typescript'

/** Our own props with types and defaults. Those that React declares for elements are left out. */
export const docgenOptions: ParserOptions & { exclude: string[] } = {
  exclude: ['**/*.{stories,test,samples,docs,css}.*', '../sdk/**', '../domain/**'],
  shouldExtractLiteralValuesFromEnum: true,
  savePropValueAsString: true,
  propFilter: ({ declarations = [] }) =>
    declarations.some(({ fileName }) => !fileName.includes('node_modules')),
}
