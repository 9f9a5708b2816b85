import type { PageLanguage } from '../../page-language.ts'

const en = {
  locked: {
    subject: 'Your Tributary account has been locked',
    text: (by: string) => `${by} has locked your account.`,
    means:
      'You are signed out everywhere, and you cannot sign in until your account is unlocked. What you have access to is kept.',
    mistake: 'If you think this is a mistake, ask your administrator.',
  },
  archived: {
    subject: 'Your Tributary account has been archived',
    text: (by: string) => `${by} has archived your account.`,
    means: 'You are signed out everywhere, and you can no longer sign in.',
    mistake: 'If you think this is a mistake, ask your administrator.',
  },
  active: {
    subject: 'Your Tributary account is active again',
    text: (by: string) => `${by} has made your account active again.`,
    means: 'You can sign in as before.',
    mistake: 'If you did not expect this, ask your administrator.',
  },
}

/** The text of the mail about the status of an account. */
export const accountStatusWords: Record<PageLanguage, typeof en> = {
  en,
  de: {
    locked: {
      subject: 'Ihr Tributary-Konto wurde gesperrt',
      text: (by) => `${by} hat Ihr Konto gesperrt.`,
      means:
        'Sie sind überall abgemeldet und können sich erst wieder anmelden, wenn Ihr Konto entsperrt ist. Ihr Zugriff bleibt gespeichert.',
      mistake: 'Wenn Sie das für einen Fehler halten, fragen Sie Ihren Administrator.',
    },
    archived: {
      subject: 'Ihr Tributary-Konto wurde archiviert',
      text: (by) => `${by} hat Ihr Konto archiviert.`,
      means: 'Sie sind überall abgemeldet und können sich nicht mehr anmelden.',
      mistake: 'Wenn Sie das für einen Fehler halten, fragen Sie Ihren Administrator.',
    },
    active: {
      subject: 'Ihr Tributary-Konto ist wieder aktiv',
      text: (by) => `${by} hat Ihr Konto wieder aktiviert.`,
      means: 'Sie können sich wie zuvor anmelden.',
      mistake: 'Wenn Sie das nicht erwartet haben, fragen Sie Ihren Administrator.',
    },
  },
  ar: {
    locked: {
      subject: 'قُفل حسابك في Tributary',
      text: (by) => `قفل ${by} حسابك.`,
      means: 'سُجّل خروجك من كل مكان، ولا يمكنك تسجيل الدخول حتى يُفتح قفل حسابك. تبقى صلاحيات وصولك محفوظة.',
      mistake: 'إذا كنت تظن أن ذلك خطأ، فاسأل المسؤول لديك.',
    },
    archived: {
      subject: 'أُرشف حسابك في Tributary',
      text: (by) => `أرشف ${by} حسابك.`,
      means: 'سُجّل خروجك من كل مكان، ولم يعد بإمكانك تسجيل الدخول.',
      mistake: 'إذا كنت تظن أن ذلك خطأ، فاسأل المسؤول لديك.',
    },
    active: {
      subject: 'حسابك في Tributary نشط من جديد',
      text: (by) => `أعاد ${by} تنشيط حسابك.`,
      means: 'يمكنك تسجيل الدخول كما في السابق.',
      mistake: 'إذا لم تكن تتوقع ذلك، فاسأل المسؤول لديك.',
    },
  },
}
