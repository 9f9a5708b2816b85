/** Query options of a list that other users change: it is loaded again on mount, on return and on reconnect. */
export const refetchAlways = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const
