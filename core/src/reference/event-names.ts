/** The names of events in Spanish: in the audit, in histories and in exports. A test asks for a name of every type that the audit knows. */
export const eventNames: Readonly<Record<string, string>> = {
  // lead
  LeadReceived: 'Llegó la solicitud',
  LeadRequestUpdated: 'Se corrigieron sus datos',
  LeadAssigned: 'Se asignó',
  LeadReassigned: 'Se reasignó',
  LeadStatusChanged: 'Cambió de estado',
  LeadFailed: 'Pasó a Fallido',
  LeadAppointmentSet: 'Se agendó',
  LeadAppointmentReminded: 'Se recordó la cita',
  LeadClosed: 'Se cerró',
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
  SubjectErased: 'Se borraron los datos de la persona',

  // user
  UserRegistered: 'Se registró el usuario',
  PasswordSet: 'Cambió la contraseña',
  UserDisabled: 'Se desactivó el usuario',
  UserEnabled: 'Se reactivó el usuario',
  UserRolesChanged: 'Cambiaron los roles o los países',
  UserTeamChanged: 'Cambió el equipo',
  UserCompaniesChanged: 'Cambiaron las empresas o los partners',
  UserPaused: 'El ejecutivo quedó en pausa',
  UserResumed: 'Terminó la pausa del ejecutivo',

  // session
  SessionStarted: 'Inició sesión',
  SessionRefreshed: 'Se renovó la sesión',
  SessionEnded: 'Se cerró la sesión',
  ActingStarted: 'Empezó a actuar como otra persona',
  ActingEnded: 'Dejó de actuar como otra persona',

  // leadAccess
  LeadLookedAt: 'Se mostraron datos de la persona',

  // access
  RecordLookedAt: 'Se mostraron datos personales del registro',

  // parking
  ParkedStreamRetried: 'Se reintentó un flujo detenido',
  ParkedEventSkipped: 'Se omitió un evento que detenía un flujo',

  // product
  ProductDrafted: 'Se creó el producto como borrador',
  ProductChanged: 'Cambió el contenido del producto',
  ProductPriced: 'Cambió el precio del producto',
  ProductPublished: 'Se publicó el producto',
  ProductWithdrawn: 'Se retiró el producto',

  // organization
  OrganizationRegistered: 'Se registró la organización',
  OrganizationChanged: 'Cambió la organización',
  OrganizationHidden: 'Se ocultó la organización',
  OrganizationShown: 'Se volvió a mostrar la organización',

  // insuranceType
  InsuranceTypeRegistered: 'Se registró el tipo de seguro',
  InsuranceTypeChanged: 'Cambió el tipo de seguro',
  InsuranceTypeHidden: 'Se ocultó el tipo de seguro',
  InsuranceTypeShown: 'Se volvió a mostrar el tipo de seguro',

  // coverageOrganization
  CoverageOrganizationRegistered: 'Se registró la clínica',
  CoverageOrganizationChanged: 'Cambió la clínica',
  CoverageOrganizationHidden: 'Se ocultó la clínica',
  CoverageOrganizationShown: 'Se volvió a mostrar la clínica',

  // catalogueTerm
  CatalogueTermRegistered: 'Se registró el término',
  CatalogueTermChanged: 'Cambió el término',
  CatalogueTermHidden: 'Se ocultó el término',
  CatalogueTermShown: 'Se volvió a mostrar el término',

  // datedTable
  TableRowsSet: 'Se fijaron valores de la tabla',

  // bulk
  BulkStarted: 'Empezó una acción masiva',
  BulkRowsAdded: 'Se sumaron filas a la acción masiva',
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
  ChargeReversed: 'Se reversó un cobro',
  BalanceFellBelowFloor: 'El saldo quedó bajo el mínimo',
  BalanceReachedFloor: 'El saldo alcanzó el mínimo',

  // bankLine
  BankLineImported: 'Se cargó un abono del banco',
  BankLineNumbered: 'Se anotó que un abono del banco entró con su número',
  BankLineAssigned: 'Se asignó un abono del banco',
  BankLineDismissed: 'Se descartó un abono del banco',

  // charge
  ChargeCalculated: 'Se calculó el cobro de una solicitud cerrada',
  ChargeDelayed: 'Una solicitud cerrada no se pudo cobrar todavía',
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
  PolicyDeleted: 'Se eliminó una póliza',

  // insuredPerson
  PersonRegistered: 'Se registró a una persona',
  PersonChanged: 'Se editaron los datos de una persona',
  PersonMeasured: 'Se registraron medidas de una persona',
  PersonMeasureRemoved: 'Se quitaron medidas de una persona',
  PersonFileAttached: 'Se adjuntó un archivo a una persona',
  PersonDeactivated: 'Se desactivó a una persona',
  PersonReactivated: 'Se reactivó a una persona',

  // policyEmployee
  ActivationRequested: 'Se pidió un alta',
  ActivationCompleted: 'Se completó un alta',
  ActivationWithdrawn: 'Se retiró un alta',
  ActivationAccepted: 'Se aceptó un alta',
  ActivationDeclined: 'Se rechazó un alta',
  CancellationRequested: 'Se pidió una baja',
  CancellationAccepted: 'Se aceptó una baja',
  CancellationDeclined: 'Se rechazó una baja',
  CoverageEnded: 'Terminó con la póliza',
  RequestPutInFile: 'Se puso en un archivo a la aseguradora',
  ReviewTaken: 'Se tomó para revisar',
  ReviewReleased: 'Se dejó de revisar',

  // partner
  PartnerCreated: 'Se registró un partner',
  PartnerUpdated: 'Se editó un partner',

  // insurerTerms
  InsurerCuttingDaySet: 'Se fijó el día de corte de una aseguradora',
  InsurerRetroactiveDaysSet: 'Se fijaron los días hacia atrás de una aseguradora',
  InsurerContactSet: 'Se agregó o editó un contacto de una aseguradora',
  InsurerContactRemoved: 'Se quitó un contacto de una aseguradora',

  // insurerFile
  InsurerFilePrepared: 'Se preparó un archivo a una aseguradora',
  InsurerFileSent: 'Se envió un archivo a una aseguradora',

  // employeeLoad
  EmployeeLoadUploaded: 'Se subió un archivo de altas o bajas',
  EmployeeLoadMapped: 'Se dijo qué columna es cuál',
  EmployeeLoadRowCorrected: 'Se corrigió una fila de una carga',
  EmployeeLoadRowLeftOut: 'Se dejó fuera una fila de una carga, o se volvió a incluir',
  EmployeeLoadTried: 'Se revisaron las filas de una carga',
  EmployeeLoadConfirmed: 'Se mandó procesar una carga',
  EmployeeLoadRowsHandled: 'Se procesaron filas de una carga',
  EmployeeLoadFinished: 'Terminó una carga',
  EmployeeLoadWithdrawn: 'Se anuló una carga',
  EmployeeLoadFailed: 'Una carga no se pudo procesar',

  // mail
  MailAsked: 'Se pidió un correo',
  MailSent: 'Se envió un correo',
  MailFailed: 'Un correo no salió',
  MailResendAsked: 'Se pidió enviar un correo de nuevo',
};

/** @returns the name of a type of event; the type itself where it has none */
export const eventName = (type: string): string => eventNames[type] ?? type;
