/** The pictures of the documentation: the name of the file in `docs/images`, and the screen it shows. */
export const docsPictures: Readonly<Record<string, string>> = {
  dashboard: 'Up to date, error, disconnected and deleted, as super administrator',
  'add-connector': 'Add a connector',
  'add-user': 'Users, add',
  approvals: 'Approvals',
  areas: 'Excel: Areas',
  'area-links': 'Area links, new, chosen',
  'security-group': 'Excel: security group, areas',
  'who-sees-what': 'Excel, access of a user',
  'table-synchronisation': 'Excel: Table synchronisation',
}
