/** How a list is asked for that others change as well: anew whenever somebody comes, returns or is online again. */
export const refetchAlways = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const
