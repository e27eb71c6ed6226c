/** What the log of the back office knows, and what it is called; an action that was added since goes by its own name. */
export const AUDIT_ACTIONS: Readonly<Record<string, string>> = {
  'company.suspended': 'Suspendió la empresa',
  'company.restored': 'Quitó la suspensión',
  'company.free-days': 'Dio días gratis',
  'company.plan': 'Cambió el plan',
  'company.modules': 'Cambió los módulos',
  'payment.approved': 'Aprobó un pago',
  'payment.refused': 'Rechazó un pago',
  'payment.taken-back': 'Quitó la aprobación de un pago',
  'plan.created': 'Creó un plan',
  'plan.changed': 'Cambió un plan para todos',
  'team.added': 'Agregó a alguien al equipo',
  'team.deactivated': 'Desactivó a alguien del equipo',
  'team.reactivated': 'Reactivó a alguien del equipo',
  'team.sessions-ended': 'Cerró sesiones del equipo',
  'team.second-factor-removed': 'Quitó la verificación en dos pasos',
  'inspector.entered': 'Entró a mirar',
  'inspector.left': 'Salió de mirar',
};

/** What somebody did, in words. */
export function auditActionName(action: string): string {
  return AUDIT_ACTIONS[action] ?? action;
}
