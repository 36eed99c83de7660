/** The names of events in Spanish: in the audit, in histories and in exports. A test asks for a name of every type that the audit knows. */
export const eventNames: Readonly<Record<string, string>> = {
  // lead
  LeadReceived: 'Llegó la solicitud',
  LeadRequestUpdated: 'Se corrigieron los datos',
  LeadAssigned: 'Se asignó',
  LeadReassigned: 'Se reasignó',
  LeadStatusChanged: 'Cambió de estado',
  LeadFailed: 'Pasó a Fallido',
  LeadAppointmentSet: 'Se agendó una cita',
  LeadAppointmentReminded: 'Se recordó la cita',
  LeadClosed: 'Se cerró la venta',
  LeadReopened: 'Se reabrió',
  LeadMarkedDuplicate: 'Se marcó como duplicada',
  LeadMarkedTest: 'Se marcó como prueba',
  LeadMarkedFalse: 'Se marcó como cliente falso',
  LeadRefundStarted: 'Empezó la devolución',
  LeadRefundFinished: 'Terminó la devolución',
  LeadDeleted: 'Se eliminó',
  LeadRestored: 'Se restauró',
  LeadNoteAdded: 'Se agregó una nota',
  LeadActivityLogged: 'Se registró una actividad',
  LeadFileAttached: 'Se adjuntó un archivo',
  LeadFileWithdrawn: 'Se retiró un archivo',
  SubjectErased: 'Se borraron los datos de la persona',

  // user
  UserRegistered: 'Se registró el usuario',
  PasswordSet: 'Se cambió la contraseña',
  PasswordLinkAsked: 'Recibe por correo un enlace para elegir contraseña',
  UserDisabled: 'Se desactivó el usuario',
  UserEnabled: 'Se reactivó el usuario',
  UserRolesChanged: 'Se cambiaron los roles y países',
  UserTeamChanged: 'Se cambió el equipo',
  UserCompaniesChanged: 'Se cambiaron las empresas y partners',
  UserPaused: 'El ejecutivo quedó en pausa',
  UserResumed: 'Terminó la pausa del ejecutivo',
  UserApprovalAsked: 'Se pidió la aprobación de otra persona',
  UserApprovalGiven: 'Se aprobó lo que se pidió',
  UserApprovalDeclined: 'Se rechazó lo que se pidió',
  UserApprovalWithdrawn: 'Se retiró lo que se pidió',
  UserApprovalLapsed: 'Lo que se pidió venció sin respuesta',

  // session
  SessionStarted: 'Inició sesión',
  SessionRefreshed: 'Se renovó la sesión',
  SessionEnded: 'Se cerró la sesión',
  ActingStarted: 'Empezó a actuar como otra persona',
  ActingEnded: 'Dejó de actuar como otra persona',

  // leadAccess
  LeadLookedAt: 'Vio datos de la persona',

  // access
  RecordLookedAt: 'Vio datos personales',

  // parking
  ParkedStreamRetried: 'Se reintentó un flujo detenido',
  ParkedEventSkipped: 'Se omitió un evento que detenía un flujo',

  // product
  ProductDrafted: 'Se creó el producto como borrador',
  ProductChanged: 'Se editó el contenido del producto',
  ProductPriced: 'Se cambió el precio del producto',
  ProductPublished: 'Se publicó el producto',
  ProductWithdrawn: 'Se retiró el producto',

  // organization
  OrganizationRegistered: 'Se registró la organización',
  OrganizationChanged: 'Se editó la organización',
  OrganizationHidden: 'Se ocultó la organización',
  OrganizationShown: 'Se volvió a mostrar la organización',

  // insuranceType
  InsuranceTypeRegistered: 'Se registró el tipo de seguro',
  InsuranceTypeChanged: 'Se editó el tipo de seguro',
  InsuranceTypeHidden: 'Se ocultó el tipo de seguro',
  InsuranceTypeShown: 'Se volvió a mostrar el tipo de seguro',

  // coverageOrganization
  CoverageOrganizationRegistered: 'Se registró la clínica',
  CoverageOrganizationChanged: 'Se editó la clínica',
  CoverageOrganizationHidden: 'Se ocultó la clínica',
  CoverageOrganizationShown: 'Se volvió a mostrar la clínica',

  // catalogueTerm
  CatalogueTermRegistered: 'Se registró el término',
  CatalogueTermChanged: 'Se editó el término',
  CatalogueTermHidden: 'Se ocultó el término',
  CatalogueTermShown: 'Se volvió a mostrar el término',

  // datedTable
  TableRowsSet: 'Se actualizaron valores de la tabla',

  // bulk
  BulkStarted: 'Empezó una acción masiva',
  BulkRowsAdded: 'Se agregaron registros a la acción masiva',
  BulkRowsHandled: 'Se procesó una parte de la acción masiva',
  BulkFinished: 'Terminó la acción masiva',

  // export
  ExportRequested: 'Se pidió una exportación',
  ExportFinished: 'La exportación quedó lista',
  ExportFailed: 'La exportación falló',
  ExportDownloaded: 'Se descargó la exportación',

  // feedback
  FeedbackGiven: 'La persona opinó sobre la atención',
  FeedbackChanged: 'La persona cambió su opinión',

  // view
  ViewSaved: 'Se guardó una vista',
  ViewShared: 'Se compartió una vista',
  ViewUnshared: 'Se dejó de compartir una vista',
  ViewDeleted: 'Se eliminó una vista',

  // account
  AccountOpened: 'Se abrió una cuenta',
  FundsDeposited: 'Se registró un depósito',
  FundsWithdrawn: 'Se registró un retiro',
  LeadCharged: 'Se cobró una solicitud cerrada',
  ChargeReversed: 'Se revirtió un cobro',
  BalanceFellBelowFloor: 'El saldo quedó por debajo del mínimo',
  BalanceReachedFloor: 'El saldo volvió a alcanzar el mínimo',

  // bankLine
  BankLineImported: 'Se cargó un abono del banco',
  BankLineNumbered: 'Un abono sin número llegó también con su número de operación',
  BankLineAssigned: 'Se asignó un abono del banco',
  BankLineDismissed: 'Se descartó un abono del banco',

  // charge
  ChargeCalculated: 'Se calculó el cobro de una solicitud cerrada',
  ChargeDelayed: 'Quedó pendiente el cobro de una solicitud cerrada',
  ChargeCancelled: 'Se anuló el cobro de una solicitud',

  // company
  CompanyRegistered: 'Se registró una empresa',
  CompanyChanged: 'Se editó una empresa',
  CompanyApproved: 'Se aprobó una empresa',
  CompanyRejected: 'Se rechazó una empresa',
  CompanyDeactivated: 'Se desactivó una empresa',
  CompanyReactivated: 'Se reactivó una empresa',

  // policy
  PolicyCreated: 'Se creó una póliza',
  PolicyUpdated: 'Se editó una póliza',
  PolicyInsurerNotificationSet: 'Se cambió el aviso a la aseguradora',
  PolicyFileAttached: 'Se adjuntó un archivo a una póliza',
  PolicyFileWithdrawn: 'Se retiró un archivo de una póliza',
  PolicyDeleted: 'Se eliminó una póliza',

  // insuredPerson
  PersonRegistered: 'Se registró a una persona',
  PersonChanged: 'Se editaron los datos de una persona',
  PersonMeasured: 'Se registraron las medidas de una persona',
  PersonMeasureRemoved: 'Se quitaron las medidas de una persona',
  PersonFileAttached: 'Se adjuntó un archivo a una persona',
  PersonFileWithdrawn: 'Se retiró un archivo de una persona',
  PersonDeactivated: 'Se desactivó a una persona',
  PersonReactivated: 'Se reactivó a una persona',

  // policyEmployee
  ActivationRequested: 'Se pidió un alta',
  ActivationCompleted: 'Se completó un alta',
  ActivationWithdrawn: 'Se retiró la solicitud de un alta',
  ActivationAccepted: 'Se aceptó un alta',
  ActivationDeclined: 'Se rechazó un alta',
  CancellationRequested: 'Se pidió una baja',
  CancellationAccepted: 'Se aceptó una baja',
  CancellationDeclined: 'Se rechazó una baja',
  CoverageEnded: 'La cobertura terminó con la póliza',
  RequestPutInFile: 'Se incluyó en un archivo para la aseguradora',
  ReviewTaken: 'Se tomó para revisar',
  ReviewReleased: 'Se dejó de revisar',

  // partner
  PartnerCreated: 'Se registró un partner',
  PartnerUpdated: 'Se editó un partner',

  // insurerTerms
  InsurerCuttingDaySet: 'Se fijó el día de corte de una aseguradora',
  InsurerRetroactiveDaysSet: 'Se fijaron los días hacia atrás que acepta una aseguradora',
  InsurerContactSet: 'Se guardó un contacto de una aseguradora',
  InsurerContactRemoved: 'Se quitó un contacto de una aseguradora',

  // insurerFile
  InsurerFilePrepared: 'Se preparó un archivo para una aseguradora',
  InsurerFileSent: 'Se envió un archivo a una aseguradora',

  // employeeLoad
  EmployeeLoadUploaded: 'Se subió un archivo de altas o bajas',
  EmployeeLoadMapped: 'Se indicó qué dato trae cada columna de una carga',
  EmployeeLoadRowCorrected: 'Se corrigió una fila de una carga',
  EmployeeLoadRowLeftOut: 'Se excluyó una fila de una carga',
  EmployeeLoadTried: 'Se revisaron las filas de una carga',
  EmployeeLoadConfirmed: 'Se mandó a procesar una carga',
  EmployeeLoadRowsHandled: 'Se procesaron filas de una carga',
  EmployeeLoadFinished: 'Terminó una carga',
  EmployeeLoadWithdrawn: 'Se anuló una carga',
  EmployeeLoadFailed: 'Una carga no se pudo procesar',

  // mail
  MailAsked: 'Se pidió enviar un correo',
  MailSent: 'Se envió un correo',
  MailFailed: 'No se pudo enviar un correo',
  MailResendAsked: 'Se pidió reenviar un correo',
};

const looks = {
  page: 'Abrió la página',
  past: 'Vio cómo estaba antes',
  timeline: 'Leyó la línea de tiempo',
  file: 'Descargó un archivo',
  opinion: 'Leyó la opinión',
  export: 'Exportó los datos',
};

/** Names by the value of a field, where the type does not say by itself what was done. */
const namesByField: Readonly<Record<string, readonly [field: string, Readonly<Record<string, string>>]>> = {
  LeadLookedAt: ['what', looks],
  RecordLookedAt: ['what', looks],
  PasswordSet: ['oneTime', { true: 'Tiene que elegir su contraseña' }],
  PasswordLinkAsked: ['purpose', { forgotten: 'Se pidió un enlace para una contraseña olvidada' }],
  EmployeeLoadRowLeftOut: ['isOut', { false: 'Se volvió a incluir una fila de una carga' }],
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * @param told what is known of the event's fields
 * @returns the name of an event; its type where it has none
 */
export const eventName = (type: string, told: Fields = {}): string => {
  const [field = '', names = {}] = namesByField[type] ?? [];
  return names[String(told[field])] ?? eventNames[type] ?? type;
};
