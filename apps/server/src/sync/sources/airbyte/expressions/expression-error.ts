/** An expression that cannot be read or evaluated. Its message contains no values, so that it may be shown. */
export class ExpressionError extends Error {
  override name = 'ExpressionError'
}

/** A field of a value that does not exist. The whole expression then has no value. */
export class MissingValue extends ExpressionError {
  override name = 'MissingValue'
}
