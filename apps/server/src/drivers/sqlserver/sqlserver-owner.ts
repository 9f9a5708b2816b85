/** The extended property on our tables that names their owner. */
export const OWNER_PROPERTY = 'Tributary'

/** Sets the owner of a table; takes the parameters `owner`, `schema` and `table`. */
export const setOwner = `exec sp_addextendedproperty @name = N'${OWNER_PROPERTY}', @value = @owner,
  @level0type = N'SCHEMA', @level0name = @schema, @level1type = N'TABLE', @level1name = @table`
