import type { organisationLabels } from '../../organisations/organisation-form.ts'
import type { userLabels } from '../../users/user-form.ts'

export const user: typeof userLabels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  emailAddress: 'E-Mail-Adresse',
  roleId: 'Rolle',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  byLink: 'Einen Link senden, um ein eigenes Passwort zu wählen',
  statusId: 'Status',
  microsoftId: 'Microsoft-ID',
}

export const organisation: typeof organisationLabels = { key: 'Schlüssel', name: 'Name', code: 'Schema' }

export const userStatuses = { active: 'Aktiv', locked: 'Gesperrt', archived: 'Archiviert' }

export const statusChoices = { active: 'Aktiv', locked: 'Sperren', archived: 'Archivieren' }

export const roles = {
  SuperAdmin: 'Verwaltet alles, in allen Organisationen.',
  Admin: 'Verwaltet alle Organisationen und die globale Konfiguration.',
  OrganisationAdmin: 'Verwaltet Benutzer, Genehmigungen und Konnektoren der eigenen Organisationen.',
  ExcelUser: 'Ändert die Datenbankeinstellungen für Excel und aktualisiert zugewiesene Konnektoren.',
  User: 'Sieht und aktualisiert zugewiesene Konnektoren.',
}
