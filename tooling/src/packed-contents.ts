/** The files that every tarball must have. */
const required = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']

/** The files that a tarball may have besides: modules, their types, and the documents of the SDK. */
const allowed = [
  /^dist\/[\w./-]+\.js$/,
  /^dist\/[\w./-]+\.d\.ts$/,
  // Vendored code has its licence next to it.
  /^dist\/[\w./-]+\.LICENSE$/,
  /^(openapi|manifest\.schema)\.json$/,
]

/** Test data, tests and benchmarks, which users do not need. */
const unwanted = /\.(samples|test|bench|stories|docs)\.|(^|\/)(test|tests|bench|__snapshots__)\//

/** Returns a sentence for each file that must not be in a published tarball, and for each missing one. */
export const unexpectedContents = (files: readonly string[]): string[] => [
  ...required.filter((file) => !files.includes(file)).map((file) => `${file} is missing.`),
  ...files
    .filter((file) => !required.includes(file))
    .filter((file) => unwanted.test(file) || !allowed.some((pattern) => pattern.test(file)))
    .map((file) => `${file} must not be published.`),
]
