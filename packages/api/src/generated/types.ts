// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type * as z from 'zod';
import type * as admin from './admin/admin.zod.ts';
import type * as partner from './partner/partner.zod.ts';
import type * as shareLinks from './share-links/share-links.zod.ts';
import type * as assistant from './assistant/assistant.zod.ts';
import type * as crm from './crm/crm.zod.ts';
import type * as materials from './materials/materials.zod.ts';
import type * as auth from './auth/auth.zod.ts';
import type * as estimation from './estimation/estimation.zod.ts';
import type * as tasks from './tasks/tasks.zod.ts';
import type * as forms from './forms/forms.zod.ts';
import type * as presence from './presence/presence.zod.ts';
import type * as workspace from './workspace/workspace.zod.ts';
import type * as billing from './billing/billing.zod.ts';
import type * as setup from './setup/setup.zod.ts';
import type * as reports from './reports/reports.zod.ts';
import type * as retailCrm from './retail-crm/retail-crm.zod.ts';
import type * as retailVendor from './retail-vendor/retail-vendor.zod.ts';
import type * as security from './security/security.zod.ts';
import type * as lookups from './lookups/lookups.zod.ts';
import type * as comments from './comments/comments.zod.ts';
import type * as imports from './imports/imports.zod.ts';
import type * as inbox from './inbox/inbox.zod.ts';
import type * as vendors from './vendors/vendors.zod.ts';
import type * as workdrive from './workdrive/workdrive.zod.ts';
import type {
  Account,
  AccountEmailsDraft200,
  AccountEmailsSend200,
  AccountFields,
  AccountTextMessagesDraft200,
  AccountTextMessagesSend200,
  AccountUpdate,
  AccountsAddActivity200,
  AccountsChangeActivity200,
  AccountsContacts200,
  AccountsCreate200,
  AccountsDuplicates200,
  AccountsHistory200,
  AccountsList200,
  AccountsMapContacts200,
  AccountsMerge200,
  AccountsRead200,
  AccountsRemove200,
  AccountsRemoveActivity200,
  AccountsRemoveMany200,
  AccountsRestoreMany200,
  AccountsRevertMany200,
  AccountsSummary200,
  AccountsTimeline200,
  AccountsUndoMerge200,
  AccountsUnmapContact200,
  AccountsUpdate200,
  AccountsUpdateMany200,
  AiOrdersPlace200,
  AiOrdersWithdraw200,
  AiRequestsAddMeasures200,
  AiRequestsList200,
  AiRequestsListDrafts200,
  AiRequestsRead200,
  AiRequestsRemoveDraft200,
  AiRequestsRemoveMeasures200,
  AiRequestsSaveDraft200,
  AiRequestsSubmit200,
  AiRequestsUpdate200,
  AssembliesCopy200,
  AssembliesCreate200,
  AssembliesHistory200,
  AssembliesList200,
  AssembliesListNames200,
  AssembliesRead200,
  AssembliesRemove200,
  AssembliesRemoveMany200,
  AssembliesRestoreMany200,
  AssembliesSetActive200,
  AssembliesUpdate200,
  Assembly,
  AssemblyFields,
  AssemblyNote,
  AssemblyNoteFields,
  AssemblyNoteUpdate,
  AssemblyNotesCreate200,
  AssemblyNotesHistory200,
  AssemblyNotesList200,
  AssemblyNotesRead200,
  AssemblyNotesRemove200,
  AssemblyNotesRemoveMany200,
  AssemblyNotesRestoreMany200,
  AssemblyNotesRevertMany200,
  AssemblyNotesUpdate200,
  AssemblyNotesUpdateMany200,
  AssemblyUpdate,
  AssistantQuery200,
  AssistantSendMessage200,
  AuthBeginEnrollment200,
  AuthCheckPasswordLink200,
  AuthConfirmEmail200,
  AuthConfirmEnrollment200,
  AuthForgotPassword200,
  AuthLogin200,
  AuthLogout200,
  AuthResetPassword200,
  AuthSignup200,
  AuthVerifySecondFactor200,
  BillingAddPaymentMethod200,
  BillingBuyManufacturing200,
  BillingCalculateCharge200,
  BillingCancelPlan200,
  BillingChangePlan200,
  BillingCharge200,
  BillingConfirmPayment200,
  BillingDiscardInvoice200,
  BillingKeepPlan200,
  BillingListInvoices200,
  BillingListPaymentMethods200,
  BillingListPlans200,
  BillingPreviewPlan200,
  BillingPurchasePlan200,
  BillingReadInvoice200,
  BillingReadPayment200,
  BillingReadSubscription200,
  BillingReceiveWebhook200,
  BillingRedeemCoupon200,
  BillingRemoveCoupon200,
  BillingRemovePaymentMethod200,
  BillingSetDefaultPaymentMethod200,
  BillingUpdate200,
  Brand,
  BrandFields,
  BrandUpdate,
  BrandsCreate200,
  BrandsHistory200,
  BrandsList200,
  BrandsRead200,
  BrandsRemove200,
  BrandsRemoveMany200,
  BrandsRestoreMany200,
  BrandsRevertMany200,
  BrandsUpdate200,
  BrandsUpdateMany200,
  CalculatorField,
  CalculatorFieldFields,
  CalculatorFieldUpdate,
  CalculatorFieldsCreate200,
  CalculatorFieldsHistory200,
  CalculatorFieldsList200,
  CalculatorFieldsRead200,
  CalculatorFieldsRemove200,
  CalculatorFieldsRemoveMany200,
  CalculatorFieldsRestoreMany200,
  CalculatorFieldsUpdate200,
  CalculatorGroup,
  CalculatorGroupFields,
  CalculatorGroupUpdate,
  CalculatorGroupsCreate200,
  CalculatorGroupsHistory200,
  CalculatorGroupsList200,
  CalculatorGroupsRead200,
  CalculatorGroupsRemove200,
  CalculatorGroupsRemoveMany200,
  CalculatorGroupsRestoreMany200,
  CalculatorGroupsUpdate200,
  CalculatorTemplate,
  CalculatorTemplateFields,
  CalculatorTemplateUpdate,
  CalculatorTemplatesCreate200,
  CalculatorTemplatesHistory200,
  CalculatorTemplatesList200,
  CalculatorTemplatesRead200,
  CalculatorTemplatesRemove200,
  CalculatorTemplatesRemoveMany200,
  CalculatorTemplatesRestoreMany200,
  CalculatorTemplatesUpdate200,
  CommentsCreate200,
  CommentsList200,
  CommentsListMentions200,
  CommentsRead200,
  CommentsRemove200,
  CommentsRestore200,
  CommentsUpdate200,
  CommunicationsCreate200,
  CommunicationsList200,
  CommunicationsListCodes200,
  CommunicationsListFields200,
  CommunicationsRead200,
  CommunicationsRemove200,
  CommunicationsRemoveMany200,
  CommunicationsRestoreMany200,
  CommunicationsUpdate200,
  CompanyRead200,
  CompanyRemoveLogo200,
  CompanyUpdate200,
  CompanyUpdateLogo200,
  ConditionsCreate200,
  ConditionsList200,
  ConditionsRemove200,
  ConditionsUpdate200,
  Contact,
  ContactEmailsDraft200,
  ContactEmailsSend200,
  ContactFields,
  ContactMappingsList200,
  ContactRecordsList200,
  ContactTextMessagesDraft200,
  ContactTextMessagesSend200,
  ContactUpdate,
  ContactsAddActivity200,
  ContactsChangeActivity200,
  ContactsCreate200,
  ContactsDuplicates200,
  ContactsHistory200,
  ContactsList200,
  ContactsListNames200,
  ContactsMerge200,
  ContactsRead200,
  ContactsRemove200,
  ContactsRemoveActivity200,
  ContactsRemoveMany200,
  ContactsRestoreMany200,
  ContactsRevertMany200,
  ContactsSummary200,
  ContactsTimeline200,
  ContactsUndoMerge200,
  ContactsUpdate200,
  ContactsUpdateMany200,
  CouponsCreate200,
  CouponsHistory200,
  CouponsList200,
  CouponsListRedemptions200,
  CouponsRead200,
  CouponsSetActive200,
  CouponsUpdate200,
  CrmDashboardsListActivities200,
  CrmDashboardsRead200,
  CrmListChanges200,
  CrmListOpportunityNames200,
  CrmMapFindZip200,
  CrmMapListAccounts200,
  CrmMapListLeads200,
  CrmMapListTerritories200,
  CrmMapListVendors200,
  CustomerAiRequestsComplete200,
  CustomerAiRequestsDeliver200,
  CustomerAiRequestsList200,
  CustomerAiRequestsRead200,
  CustomerLicensingCancelPlan200,
  CustomerLicensingExtendTrial200,
  CustomerLicensingKeepPlan200,
  CustomerLicensingListCustomers200,
  CustomerLicensingListInvoices200,
  CustomerLicensingListPlans200,
  CustomerLicensingPreviewPlan200,
  CustomerLicensingReactivate200,
  CustomerLicensingReadInformation200,
  CustomerLicensingReadSubscription200,
  CustomerLicensingReadUsage200,
  CustomerLicensingRefundInvoice200,
  CustomerLicensingSellPlan200,
  CustomerLicensingSettleInvoice200,
  CustomerLicensingSummary200,
  CustomerLicensingSuspend200,
  CustomerLicensingUpdate200,
  CustomerLicensingUpdateInformation200,
  CustomerLicensingUpdateMode200,
  Department,
  DepartmentFields,
  DepartmentUpdate,
  DepartmentsCreate200,
  DepartmentsList200,
  DepartmentsListNames200,
  DepartmentsRead200,
  DepartmentsRemove200,
  DepartmentsRemoveMany200,
  DepartmentsRestoreMany200,
  DepartmentsRevertMany200,
  DepartmentsUpdate200,
  DepartmentsUpdateMany200,
  Designation,
  DesignationFields,
  DesignationUpdate,
  DesignationsCreate200,
  DesignationsList200,
  DesignationsListNames200,
  DesignationsRead200,
  DesignationsRemove200,
  DesignationsRemoveMany200,
  DesignationsRestoreMany200,
  DesignationsRevertMany200,
  DesignationsUpdate200,
  DesignationsUpdateMany200,
  EstimateAlternatesCreate200,
  EstimateAlternatesList200,
  EstimateAlternatesRemove200,
  EstimateAlternatesUpdate200,
  EstimateItemsCreate200,
  EstimateItemsRemove200,
  EstimateItemsUpdate200,
  EstimateQuantitiesList200,
  EstimateVersionsCompare200,
  EstimateVersionsCreate200,
  EstimateVersionsList200,
  EstimateVersionsRead200,
  EstimateVersionsRestore200,
  EstimateWhatIfCompute200,
  EstimatesAcknowledgeStaleness200,
  EstimatesExplainFigure200,
  EstimatesExplainLine200,
  EstimatesFreeze200,
  EstimatesPreviewOutcome200,
  EstimatesRead200,
  EstimatesReadStaleness200,
  EstimatesRecompute200,
  EstimatesRecordOutcome200,
  EstimatesUnfreeze200,
  EstimatesUpdate200,
  EstimatesWithdrawOutcome200,
  EstimationFolder,
  EstimationFolderFields,
  EstimationFolderUpdate,
  EstimationFoldersCreate200,
  EstimationFoldersList200,
  EstimationFoldersRead200,
  EstimationFoldersRemove200,
  EstimationFoldersRemoveMany200,
  EstimationFoldersRestoreMany200,
  EstimationFoldersRevertMany200,
  EstimationFoldersUpdate200,
  EstimationFoldersUpdateMany200,
  EstimationTag,
  EstimationTagFields,
  EstimationTagUpdate,
  EstimationTagsCreate200,
  EstimationTagsHistory200,
  EstimationTagsList200,
  EstimationTagsRead200,
  EstimationTagsRemove200,
  EstimationTagsRemoveMany200,
  EstimationTagsRestoreMany200,
  EstimationTagsUpdate200,
  EstimationsCreate200,
  EstimationsList200,
  EstimationsListChanges200,
  EstimationsListQuoteClauses200,
  EstimationsListTagNames200,
  EstimationsRead200,
  EstimationsRemove200,
  EstimationsRemoveMany200,
  EstimationsRestoreMany200,
  EstimationsUpdate200,
  FileLinksCreate200,
  FileLinksList200,
  FileLinksReadAddress200,
  FileLinksRevoke200,
  FirstRunCreate200,
  FirstRunRead200,
  FormsList200,
  FormsListConfigurations200,
  FormsListGlobalConfigurations200,
  FormsRead200,
  FormsReadUsage200,
  FormsUpdate200,
  GroupsCreate200,
  GroupsList200,
  GroupsListNames200,
  GroupsRead200,
  GroupsRemove200,
  GroupsRemoveMany200,
  GroupsRestoreMany200,
  GroupsUpdate200,
  ImportsCancel200,
  ImportsCreate200,
  ImportsList200,
  ImportsListRows200,
  ImportsRead200,
  ImportsResolveMatches200,
  ImportsRun200,
  ImportsUndo200,
  ImportsUpdateMapping200,
  ImportsUpdateReading200,
  ImportsUpdateRow200,
  ImportsUploadContent200,
  InboxList200,
  InclusionExclusion,
  InclusionExclusionFields,
  InclusionExclusionTemplate,
  InclusionExclusionTemplateFields,
  InclusionExclusionTemplateUpdate,
  InclusionExclusionTemplatesCreate200,
  InclusionExclusionTemplatesHistory200,
  InclusionExclusionTemplatesList200,
  InclusionExclusionTemplatesRead200,
  InclusionExclusionTemplatesRemove200,
  InclusionExclusionTemplatesRemoveMany200,
  InclusionExclusionTemplatesRestoreMany200,
  InclusionExclusionTemplatesUpdate200,
  InclusionExclusionUpdate,
  InclusionExclusionsCreate200,
  InclusionExclusionsHistory200,
  InclusionExclusionsList200,
  InclusionExclusionsRead200,
  InclusionExclusionsRemove200,
  InclusionExclusionsRemoveMany200,
  InclusionExclusionsRestoreMany200,
  InclusionExclusionsUpdate200,
  LaborCost,
  LaborCostFields,
  LaborCostUpdate,
  LaborCostsCreate200,
  LaborCostsHistory200,
  LaborCostsList200,
  LaborCostsRead200,
  LaborCostsRemove200,
  LaborCostsRemoveMany200,
  LaborCostsRestoreMany200,
  LaborCostsRevertMany200,
  LaborCostsUpdate200,
  LaborCostsUpdateMany200,
  LaborProductivitiesCreate200,
  LaborProductivitiesHistory200,
  LaborProductivitiesList200,
  LaborProductivitiesRead200,
  LaborProductivitiesRemove200,
  LaborProductivitiesRemoveMany200,
  LaborProductivitiesRestoreMany200,
  LaborProductivitiesRevertMany200,
  LaborProductivitiesUpdate200,
  LaborProductivitiesUpdateMany200,
  LaborProductivity,
  LaborProductivityFields,
  LaborProductivityUpdate,
  LaborTemplate,
  LaborTemplateFields,
  LaborTemplateUpdate,
  LaborTemplatesCopy200,
  LaborTemplatesCreate200,
  LaborTemplatesHistory200,
  LaborTemplatesList200,
  LaborTemplatesRead200,
  LaborTemplatesRemove200,
  LaborTemplatesRemoveMany200,
  LaborTemplatesRestoreMany200,
  LaborTemplatesUpdate200,
  Lead,
  LeadConversionCheck200,
  LeadConversionConvert200,
  LeadConversionPreview200,
  LeadConversionReadMapping200,
  LeadConversionResetMapping200,
  LeadConversionSaveMapping200,
  LeadEmailsDraft200,
  LeadEmailsSend200,
  LeadFields,
  LeadTextMessagesDraft200,
  LeadTextMessagesSend200,
  LeadUpdate,
  LeadsAddActivity200,
  LeadsBoard200,
  LeadsChangeActivity200,
  LeadsCreate200,
  LeadsDuplicates200,
  LeadsHistory200,
  LeadsList200,
  LeadsMerge200,
  LeadsRead200,
  LeadsRemove200,
  LeadsRemoveActivity200,
  LeadsRemoveMany200,
  LeadsRestoreMany200,
  LeadsRevertMany200,
  LeadsSummary200,
  LeadsTimeline200,
  LeadsUndoMerge200,
  LeadsUpdate200,
  LeadsUpdateMany200,
  ListViewsCount200,
  ListViewsCreate200,
  ListViewsList200,
  ListViewsRemove200,
  ListViewsRestore200,
  ListViewsSetDefault200,
  ListViewsUpdate200,
  MailSettingsRead200,
  MailSettingsSendTest200,
  MailSettingsUpdate200,
  Material,
  MaterialCategoriesCreate200,
  MaterialCategoriesHistory200,
  MaterialCategoriesList200,
  MaterialCategoriesRead200,
  MaterialCategoriesRemove200,
  MaterialCategoriesRemoveMany200,
  MaterialCategoriesRestoreMany200,
  MaterialCategoriesRevertMany200,
  MaterialCategoriesUpdate200,
  MaterialCategoriesUpdateMany200,
  MaterialCategory,
  MaterialCategoryFields,
  MaterialCategoryUpdate,
  MaterialCharacteristic,
  MaterialCharacteristicFields,
  MaterialCharacteristicUpdate,
  MaterialCharacteristicsCreate200,
  MaterialCharacteristicsHistory200,
  MaterialCharacteristicsList200,
  MaterialCharacteristicsRead200,
  MaterialCharacteristicsRemove200,
  MaterialCharacteristicsRemoveMany200,
  MaterialCharacteristicsRestoreMany200,
  MaterialCharacteristicsRevertMany200,
  MaterialCharacteristicsUpdate200,
  MaterialCharacteristicsUpdateMany200,
  MaterialFields,
  MaterialFormula,
  MaterialFormulaFields,
  MaterialFormulaUpdate,
  MaterialFormulasCreate200,
  MaterialFormulasHistory200,
  MaterialFormulasList200,
  MaterialFormulasRead200,
  MaterialFormulasRemove200,
  MaterialFormulasRemoveMany200,
  MaterialFormulasRestoreMany200,
  MaterialFormulasUpdate200,
  MaterialIdentifier,
  MaterialIdentifierFields,
  MaterialIdentifierUpdate,
  MaterialIdentifiersCreate200,
  MaterialIdentifiersHistory200,
  MaterialIdentifiersList200,
  MaterialIdentifiersRead200,
  MaterialIdentifiersRemove200,
  MaterialIdentifiersRemoveMany200,
  MaterialIdentifiersRestoreMany200,
  MaterialIdentifiersRevertMany200,
  MaterialIdentifiersUpdate200,
  MaterialIdentifiersUpdateMany200,
  MaterialPrice,
  MaterialPriceFields,
  MaterialPricesCreate200,
  MaterialPricesList200,
  MaterialPricesRead200,
  MaterialPricesRemoveMany200,
  MaterialUpdate,
  MaterialsAddPrice200,
  MaterialsCopy200,
  MaterialsCreate200,
  MaterialsHistory200,
  MaterialsList200,
  MaterialsListChanges200,
  MaterialsListPrices200,
  MaterialsListUses200,
  MaterialsRead200,
  MaterialsRemove200,
  MaterialsRemoveMany200,
  MaterialsReset200,
  MaterialsRestoreMany200,
  MaterialsRevertMany200,
  MaterialsSetActive200,
  MaterialsUpdate200,
  MaterialsUpdateMany200,
  NotificationsList200,
  NotificationsMarkRead200,
  NumberingList200,
  NumberingUpdate200,
  OpportunitiesAddActivity200,
  OpportunitiesBoard200,
  OpportunitiesChangeActivity200,
  OpportunitiesContacts200,
  OpportunitiesCreate200,
  OpportunitiesDuplicates200,
  OpportunitiesHistory200,
  OpportunitiesList200,
  OpportunitiesMapContacts200,
  OpportunitiesMerge200,
  OpportunitiesRead200,
  OpportunitiesRemove200,
  OpportunitiesRemoveActivity200,
  OpportunitiesRemoveMany200,
  OpportunitiesRestoreMany200,
  OpportunitiesRevertMany200,
  OpportunitiesSummary200,
  OpportunitiesTimeline200,
  OpportunitiesUndoMerge200,
  OpportunitiesUnmapContact200,
  OpportunitiesUpdate200,
  OpportunitiesUpdateMany200,
  Opportunity,
  OpportunityBiddersCreate200,
  OpportunityBiddersList200,
  OpportunityBiddersRemove200,
  OpportunityBiddersUpdate200,
  OpportunityEmailsDraft200,
  OpportunityEmailsSend200,
  OpportunityFields,
  OpportunityQuotesList200,
  OpportunityTextMessagesDraft200,
  OpportunityTextMessagesSend200,
  OpportunityUpdate,
  OpportunityVendorsCreate200,
  OpportunityVendorsList200,
  OpportunityVendorsRemove200,
  OpportunityVendorsUpdate200,
  OwnAccountBeginSecondFactor200,
  OwnAccountChangePassword200,
  OwnAccountConfirmSecondFactor200,
  OwnAccountEndOtherSessions200,
  OwnAccountEndSecondFactor200,
  OwnAccountEndSession200,
  OwnAccountListSessions200,
  OwnAccountReadSecondFactor200,
  OwnAccountRemovePicture200,
  OwnAccountUpdate200,
  OwnAccountUpdatePicture200,
  PartnerConfirmRequest200,
  PartnerListCustomers200,
  PartnerLogin200,
  PartnerReadCompany200,
  PartnerReadCompanyHistory200,
  PartnerReadCustomer200,
  PartnerReadProfile200,
  PartnerReadRequest200,
  PartnerReadSummary200,
  PartnerRequestAccess200,
  PartnerRequestsApprove200,
  PartnerRequestsDecline200,
  PartnerRequestsList200,
  PartnerRequestsRead200,
  PartnerUpdateCompany200,
  PartnerVerifyCustomer200,
  PendingActivationsActivate200,
  PendingActivationsList200,
  PendingActivationsReject200,
  PendingActivationsResend200,
  PlanImagesUpload200,
  PlanLayersCreate200,
  PlanLayersList200,
  PlanLayersRemove200,
  PlanLayersUpdate200,
  PlanMarksSave200,
  PlanPagesCalibrate200,
  PlanPagesCopy200,
  PlanPagesDownload200,
  PlanPagesList200,
  PlanPagesRead200,
  PlanPagesRemove200,
  PlanPagesRename200,
  PlanPinsCreate200,
  PlanPinsList200,
  PlanPinsRead200,
  PlanStamp,
  PlanStampFields,
  PlanStampUpdate,
  PlanStampsCreate200,
  PlanStampsHistory200,
  PlanStampsList200,
  PlanStampsRead200,
  PlanStampsRemove200,
  PlanStampsRemoveMany200,
  PlanStampsRestoreMany200,
  PlanStampsUpdate200,
  PluginsList200,
  PluginsUpdateQuickbooks200,
  PluginsUpdateSalesforce200,
  PreferencesRead200,
  PreferencesSave200,
  PresenceLeave200,
  PresenceReport200,
  PublicAccessRead200,
  PublicAccessUnlock200,
  PublicQuotesDecide200,
  Qualifier,
  QualifierFields,
  QualifierUpdate,
  QualifiersCreate200,
  QualifiersList200,
  QualifiersListNames200,
  QualifiersRead200,
  QualifiersRemove200,
  QualifiersRemoveMany200,
  QualifiersRestoreMany200,
  QualifiersRevertMany200,
  QualifiersUpdate200,
  QualifiersUpdateMany200,
  QuoteCustomersList200,
  QuoteFiguresList200,
  QuoteLinksCreate200,
  QuoteLinksList200,
  QuoteLinksReadAddress200,
  QuoteLinksRevoke200,
  QuoteTemplate,
  QuoteTemplateFields,
  QuoteTemplateUpdate,
  QuoteTemplatesCopy200,
  QuoteTemplatesCreate200,
  QuoteTemplatesHistory200,
  QuoteTemplatesList200,
  QuoteTemplatesListNames200,
  QuoteTemplatesListSampleQuotes200,
  QuoteTemplatesRead200,
  QuoteTemplatesRemove200,
  QuoteTemplatesRemoveMany200,
  QuoteTemplatesRestoreMany200,
  QuoteTemplatesUpdate200,
  QuotesCloseOthers200,
  QuotesCreate200,
  QuotesDecide200,
  QuotesIssue200,
  QuotesList200,
  QuotesListChecks200,
  QuotesPreviewOpportunity200,
  QuotesRead200,
  QuotesReadDocument200,
  QuotesReadSample200,
  QuotesReadStaleness200,
  QuotesReopen200,
  QuotesUpdate200,
  QuotesUpdateOpportunity200,
  ReportFilesCreate200,
  ReportsCreate200,
  ReportsList200,
  ReportsRead200,
  ReportsRemove200,
  ReportsRestore200,
  ReportsUpdate200,
  RetailCustomer,
  RetailCustomerFields,
  RetailCustomerUpdate,
  RetailCustomersAddActivity200,
  RetailCustomersChangeActivity200,
  RetailCustomersContacts200,
  RetailCustomersCreate200,
  RetailCustomersDuplicates200,
  RetailCustomersHistory200,
  RetailCustomersList200,
  RetailCustomersListChanges200,
  RetailCustomersMapContacts200,
  RetailCustomersMerge200,
  RetailCustomersRead200,
  RetailCustomersRemove200,
  RetailCustomersRemoveActivity200,
  RetailCustomersRemoveMany200,
  RetailCustomersRestoreMany200,
  RetailCustomersRevertMany200,
  RetailCustomersTimeline200,
  RetailCustomersUndoMerge200,
  RetailCustomersUnmapContact200,
  RetailCustomersUpdate200,
  RetailCustomersUpdateMany200,
  RetailVendor,
  RetailVendorFields,
  RetailVendorUpdate,
  RetailVendorsAddActivity200,
  RetailVendorsChangeActivity200,
  RetailVendorsContacts200,
  RetailVendorsCreate200,
  RetailVendorsDuplicates200,
  RetailVendorsHistory200,
  RetailVendorsList200,
  RetailVendorsListChanges200,
  RetailVendorsMapContacts200,
  RetailVendorsMerge200,
  RetailVendorsRead200,
  RetailVendorsRemove200,
  RetailVendorsRemoveActivity200,
  RetailVendorsRemoveMany200,
  RetailVendorsRestoreMany200,
  RetailVendorsRevertMany200,
  RetailVendorsTimeline200,
  RetailVendorsUndoMerge200,
  RetailVendorsUnmapContact200,
  RetailVendorsUpdate200,
  RetailVendorsUpdateMany200,
  RolesCopy200,
  RolesCreate200,
  RolesList200,
  RolesRead200,
  RolesRemove200,
  RolesRemoveMany200,
  RolesRestoreMany200,
  RolesUpdate200,
  SecurityHistory200,
  SecurityListChanges200,
  SecurityReadDashboard200,
  SecurityValidateSession200,
  ServerListOutbox200,
  ServerReadHealth200,
  SetupListModuleWorkflows200,
  SetupListModules200,
  SetupListSubModules200,
  SetupLogsList200,
  SetupReadModule200,
  SetupUpdateModuleWorkflow200,
  SheetRevisionsAlign200,
  SheetRevisionsCompare200,
  SheetRevisionsCopyMeasures200,
  SheetRevisionsSeparate200,
  SheetRevisionsSetCurrent200,
  SignInProtectionListEvents200,
  SignInProtectionReadPolicy200,
  SignInProtectionUpdatePolicy200,
  SpacesCreate200,
  SpacesList200,
  SpacesListShares200,
  SpacesRead200,
  SpacesRemove200,
  SpacesRestoreMany200,
  SpacesUpdate200,
  SpacesUpdateShares200,
  StatusListsCreate200,
  StatusListsList200,
  StatusListsRead200,
  StatusListsRemove200,
  StatusListsReorder200,
  StatusListsUpdate200,
  TakeoffList200,
  TakeoffListChanges200,
  TakeoffRead200,
  TakeoffSave200,
  Task,
  TaskFields,
  TaskFoldersCreate200,
  TaskFoldersList200,
  TaskFoldersListShared200,
  TaskFoldersListShares200,
  TaskFoldersMove200,
  TaskFoldersRead200,
  TaskFoldersRemoveMany200,
  TaskFoldersRename200,
  TaskFoldersRestoreMany200,
  TaskFoldersShare200,
  TaskFoldersUnshare200,
  TaskFoldersUpdateShare200,
  TaskUpdate,
  TaskViewsCreate200,
  TaskViewsList200,
  TaskViewsRemove200,
  TaskViewsSetDefault200,
  TaskViewsUpdate200,
  TasksAddDependency200,
  TasksAddReminder200,
  TasksAssign200,
  TasksAssignMany200,
  TasksAttach200,
  TasksCreate200,
  TasksDetach200,
  TasksHistory200,
  TasksKanban200,
  TasksList200,
  TasksListAttachable200,
  TasksListChanges200,
  TasksListItems200,
  TasksListItemsByQuery200,
  TasksListReferences200,
  TasksListShared200,
  TasksListSharedByQuery200,
  TasksListShares200,
  TasksListTodo200,
  TasksMove200,
  TasksRead200,
  TasksReadCustomFields200,
  TasksReadDashboard200,
  TasksReadDetail200,
  TasksReadModuleDetails200,
  TasksReadShared200,
  TasksRemove200,
  TasksRemoveDependency200,
  TasksRemoveMany200,
  TasksRemoveReminder200,
  TasksRestoreMany200,
  TasksShare200,
  TasksUndo200,
  TasksUnshare200,
  TasksUpdate200,
  TasksUpdateDependency200,
  TasksUpdateMany200,
  TasksUpdatePages200,
  TasksUpdateShare200,
  TerritoriesCreate200,
  TerritoriesList200,
  TerritoriesListNames200,
  TerritoriesRead200,
  TerritoriesRemove200,
  TerritoriesRemoveMany200,
  TerritoriesRestoreMany200,
  TerritoriesUpdate200,
  Territory,
  TerritoryFields,
  TerritoryUpdate,
  TypicalGroupsCreate200,
  TypicalGroupsList200,
  TypicalGroupsRemove200,
  TypicalGroupsUpdate200,
  Unit,
  UnitFields,
  UnitUpdate,
  UnitsCreate200,
  UnitsHistory200,
  UnitsList200,
  UnitsRead200,
  UnitsRemove200,
  UnitsRemoveMany200,
  UnitsRestoreMany200,
  UnitsRevertMany200,
  UnitsUpdate200,
  UnitsUpdateMany200,
  UserAccountsActivate200,
  UserAccountsCreate200,
  UserAccountsDeactivate200,
  UserAccountsEndSecondFactor200,
  UserAccountsEndSessions200,
  UserAccountsInvite200,
  UserAccountsList200,
  UserAccountsRead200,
  UserAccountsReadAccess200,
  UserAccountsResetPassword200,
  UserAccountsUpdate200,
  UsersList200,
  UsersReadProfile200,
  UsersReadTenant200,
  Variable,
  VariableFields,
  VariableUpdate,
  VariablesCreate200,
  VariablesHistory200,
  VariablesList200,
  VariablesRead200,
  VariablesRemove200,
  VariablesRemoveMany200,
  VariablesRestoreMany200,
  VariablesUpdate200,
  Vendor,
  VendorFields,
  VendorUpdate,
  VendorsAddActivity200,
  VendorsChangeActivity200,
  VendorsContacts200,
  VendorsCreate200,
  VendorsDuplicates200,
  VendorsHistory200,
  VendorsList200,
  VendorsListChanges200,
  VendorsListMaterials200,
  VendorsListNames200,
  VendorsMapContacts200,
  VendorsMerge200,
  VendorsRead200,
  VendorsRemove200,
  VendorsRemoveActivity200,
  VendorsRemoveMany200,
  VendorsRestoreMany200,
  VendorsRevertMany200,
  VendorsTimeline200,
  VendorsUndoMerge200,
  VendorsUnmapContact200,
  VendorsUpdate200,
  VendorsUpdateMany200,
  WorkdriveCompleteUpload200,
  WorkdriveCopy200,
  WorkdriveCreate200,
  WorkdriveCreateArchive200,
  WorkdriveDownload200,
  WorkdriveDownloadPdf200,
  WorkdriveList200,
  WorkdriveListChanges200,
  WorkdriveListShares200,
  WorkdriveListVersions200,
  WorkdriveMove200,
  WorkdrivePreview200,
  WorkdrivePurge200,
  WorkdriveReadItem200,
  WorkdriveReadUploadProgress200,
  WorkdriveRename200,
  WorkdriveRestore200,
  WorkdriveRestoreVersion200,
  WorkdriveSetFavorite200,
  WorkdriveShare200,
  WorkdriveTrash200,
  WorkdriveTrashMany200,
  WorkdriveUnshare200,
  WorkdriveUpdateContent200,
  WorkdriveUploadFolder200,
  WorkdriveUsage200,
  WorkflowsCreate200,
  WorkflowsList200,
  WorkflowsListNames200,
  WorkflowsListStatuses200,
  WorkflowsRead200,
  WorkflowsRemove200,
  WorkflowsRemoveMany200,
  WorkflowsRestoreMany200,
  WorkflowsUpdate200,
  WorkspaceListPurchasedModules200,
  WorkspaceListStatuses200,
  WorkspaceReadDashboard200,
  WorkspaceSearch200,
} from './plumbline.schemas.ts';

export interface OperationTypes {
  customerAiRequestsComplete: { params: Record<never, never>; query: z.output<typeof admin.CustomerAiRequestsCompleteQueryParams>; body: Record<never, never>; response: CustomerAiRequestsComplete200 };
  couponsList: { params: Record<never, never>; query: z.output<typeof admin.CouponsListQueryParams>; body: Record<never, never>; response: CouponsList200 };
  couponsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof admin.CouponsCreateBody>; response: CouponsCreate200 };
  couponsRead: { params: z.output<typeof admin.CouponsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CouponsRead200 };
  couponsUpdate: { params: z.output<typeof admin.CouponsUpdateParams>; query: Record<never, never>; body: z.output<typeof admin.CouponsUpdateBody>; response: CouponsUpdate200 };
  couponsSetActive: { params: z.output<typeof admin.CouponsSetActiveParams>; query: Record<never, never>; body: z.output<typeof admin.CouponsSetActiveBody>; response: CouponsSetActive200 };
  couponsHistory: { params: z.output<typeof admin.CouponsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: CouponsHistory200 };
  couponsListRedemptions: { params: z.output<typeof admin.CouponsListRedemptionsParams>; query: z.output<typeof admin.CouponsListRedemptionsQueryParams>; body: Record<never, never>; response: CouponsListRedemptions200 };
  customerLicensingCancelPlan: { params: z.output<typeof admin.CustomerLicensingCancelPlanParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingCancelPlanBody>; response: CustomerLicensingCancelPlan200 };
  customerLicensingListCustomers: { params: Record<never, never>; query: z.output<typeof admin.CustomerLicensingListCustomersQueryParams>; body: Record<never, never>; response: CustomerLicensingListCustomers200 };
  customerLicensingExtendTrial: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingExtendTrialBody>; response: CustomerLicensingExtendTrial200 };
  customerLicensingReadInformation: { params: z.output<typeof admin.CustomerLicensingReadInformationParams>; query: Record<never, never>; body: Record<never, never>; response: CustomerLicensingReadInformation200 };
  customerLicensingUpdateInformation: { params: z.output<typeof admin.CustomerLicensingUpdateInformationParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingUpdateInformationBody>; response: CustomerLicensingUpdateInformation200 };
  customerLicensingListInvoices: { params: z.output<typeof admin.CustomerLicensingListInvoicesParams>; query: z.output<typeof admin.CustomerLicensingListInvoicesQueryParams>; body: Record<never, never>; response: CustomerLicensingListInvoices200 };
  customerLicensingDownloadInvoice: { params: z.output<typeof admin.CustomerLicensingDownloadInvoiceParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  customerLicensingReadSubscription: { params: z.output<typeof admin.CustomerLicensingReadSubscriptionParams>; query: Record<never, never>; body: Record<never, never>; response: CustomerLicensingReadSubscription200 };
  customerLicensingKeepPlan: { params: z.output<typeof admin.CustomerLicensingKeepPlanParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingKeepPlanBody>; response: CustomerLicensingKeepPlan200 };
  customerLicensingSellPlan: { params: z.output<typeof admin.CustomerLicensingSellPlanParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingSellPlanBody>; response: CustomerLicensingSellPlan200 };
  customerLicensingPreviewPlan: { params: z.output<typeof admin.CustomerLicensingPreviewPlanParams>; query: z.output<typeof admin.CustomerLicensingPreviewPlanQueryParams>; body: Record<never, never>; response: CustomerLicensingPreviewPlan200 };
  customerLicensingListPlans: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CustomerLicensingListPlans200 };
  customerLicensingRefundInvoice: { params: z.output<typeof admin.CustomerLicensingRefundInvoiceParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingRefundInvoiceBody>; response: CustomerLicensingRefundInvoice200 };
  customerLicensingReactivate: { params: z.output<typeof admin.CustomerLicensingReactivateParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingReactivateBody>; response: CustomerLicensingReactivate200 };
  customerLicensingSettleInvoice: { params: z.output<typeof admin.CustomerLicensingSettleInvoiceParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingSettleInvoiceBody>; response: CustomerLicensingSettleInvoice200 };
  customerLicensingSummary: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CustomerLicensingSummary200 };
  customerLicensingSuspend: { params: z.output<typeof admin.CustomerLicensingSuspendParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingSuspendBody>; response: CustomerLicensingSuspend200 };
  customerLicensingUpdateMode: { params: z.output<typeof admin.CustomerLicensingUpdateModeParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingUpdateModeBody>; response: CustomerLicensingUpdateMode200 };
  customerLicensingUpdate: { params: z.output<typeof admin.CustomerLicensingUpdateParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingUpdateBody>; response: CustomerLicensingUpdate200 };
  customerLicensingReadUsage: { params: z.output<typeof admin.CustomerLicensingReadUsageParams>; query: Record<never, never>; body: Record<never, never>; response: CustomerLicensingReadUsage200 };
  customerAiRequestsList: { params: Record<never, never>; query: z.output<typeof admin.CustomerAiRequestsListQueryParams>; body: Record<never, never>; response: CustomerAiRequestsList200 };
  customerAiRequestsRead: { params: z.output<typeof admin.CustomerAiRequestsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CustomerAiRequestsRead200 };
  customerAiRequestsDeliver: { params: z.output<typeof admin.CustomerAiRequestsDeliverParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerAiRequestsDeliverBody>; response: CustomerAiRequestsDeliver200 };
  partnerRequestsList: { params: Record<never, never>; query: z.output<typeof partner.PartnerRequestsListQueryParams>; body: Record<never, never>; response: PartnerRequestsList200 };
  partnerRequestsRead: { params: z.output<typeof partner.PartnerRequestsReadParams>; query: Record<never, never>; body: Record<never, never>; response: PartnerRequestsRead200 };
  partnerRequestsApprove: { params: z.output<typeof partner.PartnerRequestsApproveParams>; query: Record<never, never>; body: Record<never, never>; response: PartnerRequestsApprove200 };
  partnerRequestsDecline: { params: z.output<typeof partner.PartnerRequestsDeclineParams>; query: Record<never, never>; body: z.output<typeof partner.PartnerRequestsDeclineBody>; response: PartnerRequestsDecline200 };
  partnerReadCompany: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: PartnerReadCompany200 };
  partnerUpdateCompany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof partner.PartnerUpdateCompanyBody>; response: PartnerUpdateCompany200 };
  partnerReadCompanyHistory: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: PartnerReadCompanyHistory200 };
  partnerListCustomers: { params: Record<never, never>; query: z.output<typeof partner.PartnerListCustomersQueryParams>; body: Record<never, never>; response: PartnerListCustomers200 };
  partnerReadSummary: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: PartnerReadSummary200 };
  partnerVerifyCustomer: { params: Record<never, never>; query: z.output<typeof partner.PartnerVerifyCustomerQueryParams>; body: Record<never, never>; response: PartnerVerifyCustomer200 };
  partnerReadCustomer: { params: z.output<typeof partner.PartnerReadCustomerParams>; query: Record<never, never>; body: Record<never, never>; response: PartnerReadCustomer200 };
  partnerLogin: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof partner.PartnerLoginBody>; response: PartnerLogin200 };
  partnerReadProfile: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: PartnerReadProfile200 };
  partnerRequestAccess: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof partner.PartnerRequestAccessBody>; response: PartnerRequestAccess200 };
  partnerConfirmRequest: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof partner.PartnerConfirmRequestBody>; response: PartnerConfirmRequest200 };
  partnerReadRequest: { params: z.output<typeof partner.PartnerReadRequestParams>; query: Record<never, never>; body: Record<never, never>; response: PartnerReadRequest200 };
  pendingActivationsList: { params: Record<never, never>; query: z.output<typeof admin.PendingActivationsListQueryParams>; body: Record<never, never>; response: PendingActivationsList200 };
  pendingActivationsActivate: { params: z.output<typeof admin.PendingActivationsActivateParams>; query: Record<never, never>; body: Record<never, never>; response: PendingActivationsActivate200 };
  pendingActivationsReject: { params: z.output<typeof admin.PendingActivationsRejectParams>; query: Record<never, never>; body: z.output<typeof admin.PendingActivationsRejectBody>; response: PendingActivationsReject200 };
  pendingActivationsResend: { params: z.output<typeof admin.PendingActivationsResendParams>; query: Record<never, never>; body: Record<never, never>; response: PendingActivationsResend200 };
  publicAccessDownloadFile: { params: Record<never, never>; query: z.output<typeof shareLinks.PublicAccessDownloadFileQueryParams>; body: Record<never, never>; response: never };
  publicAccessRead: { params: z.output<typeof shareLinks.PublicAccessReadParams>; query: Record<never, never>; body: Record<never, never>; response: PublicAccessRead200 };
  publicAccessUnlock: { params: z.output<typeof shareLinks.PublicAccessUnlockParams>; query: Record<never, never>; body: z.output<typeof shareLinks.PublicAccessUnlockBody>; response: PublicAccessUnlock200 };
  publicQuotesDecide: { params: z.output<typeof shareLinks.PublicQuotesDecideParams>; query: Record<never, never>; body: z.output<typeof shareLinks.PublicQuotesDecideBody>; response: PublicQuotesDecide200 };
  assistantQuery: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof assistant.AssistantQueryBody>; response: AssistantQuery200 };
  accountsList: { params: Record<never, never>; query: z.output<typeof crm.AccountsListQueryParams>; body: Record<never, never>; response: AccountsList200 };
  accountsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsCreateBody>; response: AccountsCreate200 };
  accountsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsRemoveManyBody>; response: AccountsRemoveMany200 };
  accountsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsDuplicatesBody>; response: AccountsDuplicates200 };
  accountsExport: { params: Record<never, never>; query: z.output<typeof crm.AccountsExportQueryParams>; body: Record<never, never>; response: never };
  accountsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsUpdateManyBody>; response: AccountsUpdateMany200 };
  accountsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsRevertManyBody>; response: AccountsRevertMany200 };
  accountsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsMergeBody>; response: AccountsMerge200 };
  accountsUndoMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsUndoMergeBody>; response: AccountsUndoMerge200 };
  accountsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsRestoreManyBody>; response: AccountsRestoreMany200 };
  accountsSummary: { params: Record<never, never>; query: z.output<typeof crm.AccountsSummaryQueryParams>; body: Record<never, never>; response: AccountsSummary200 };
  accountsSummaryExport: { params: Record<never, never>; query: z.output<typeof crm.AccountsSummaryExportQueryParams>; body: Record<never, never>; response: never };
  accountsRead: { params: z.output<typeof crm.AccountsReadParams>; query: Record<never, never>; body: Record<never, never>; response: AccountsRead200 };
  accountsUpdate: { params: z.output<typeof crm.AccountsUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.AccountsUpdateBody>; response: AccountsUpdate200 };
  accountsRemove: { params: z.output<typeof crm.AccountsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: AccountsRemove200 };
  accountsAddActivity: { params: z.output<typeof crm.AccountsAddActivityParams>; query: Record<never, never>; body: z.output<typeof crm.AccountsAddActivityBody>; response: AccountsAddActivity200 };
  accountsChangeActivity: { params: z.output<typeof crm.AccountsChangeActivityParams>; query: Record<never, never>; body: z.output<typeof crm.AccountsChangeActivityBody>; response: AccountsChangeActivity200 };
  accountsRemoveActivity: { params: z.output<typeof crm.AccountsRemoveActivityParams>; query: Record<never, never>; body: Record<never, never>; response: AccountsRemoveActivity200 };
  accountsHistory: { params: z.output<typeof crm.AccountsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: AccountsHistory200 };
  accountsContacts: { params: z.output<typeof crm.AccountsContactsParams>; query: Record<never, never>; body: Record<never, never>; response: AccountsContacts200 };
  accountsMapContacts: { params: z.output<typeof crm.AccountsMapContactsParams>; query: Record<never, never>; body: z.output<typeof crm.AccountsMapContactsBody>; response: AccountsMapContacts200 };
  accountsUnmapContact: { params: z.output<typeof crm.AccountsUnmapContactParams>; query: Record<never, never>; body: Record<never, never>; response: AccountsUnmapContact200 };
  accountEmailsDraft: { params: z.output<typeof crm.AccountEmailsDraftParams>; query: Record<never, never>; body: Record<never, never>; response: AccountEmailsDraft200 };
  accountEmailsSend: { params: z.output<typeof crm.AccountEmailsSendParams>; query: Record<never, never>; body: z.output<typeof crm.AccountEmailsSendBody>; response: AccountEmailsSend200 };
  accountTextMessagesDraft: { params: z.output<typeof crm.AccountTextMessagesDraftParams>; query: Record<never, never>; body: Record<never, never>; response: AccountTextMessagesDraft200 };
  accountTextMessagesSend: { params: z.output<typeof crm.AccountTextMessagesSendParams>; query: Record<never, never>; body: z.output<typeof crm.AccountTextMessagesSendBody>; response: AccountTextMessagesSend200 };
  accountsTimeline: { params: z.output<typeof crm.AccountsTimelineParams>; query: z.output<typeof crm.AccountsTimelineQueryParams>; body: Record<never, never>; response: AccountsTimeline200 };
  crmDashboardsListActivities: { params: Record<never, never>; query: z.output<typeof crm.CrmDashboardsListActivitiesQueryParams>; body: Record<never, never>; response: CrmDashboardsListActivities200 };
  contactsList: { params: Record<never, never>; query: z.output<typeof crm.ContactsListQueryParams>; body: Record<never, never>; response: ContactsList200 };
  contactsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsCreateBody>; response: ContactsCreate200 };
  contactsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsRemoveManyBody>; response: ContactsRemoveMany200 };
  contactsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsDuplicatesBody>; response: ContactsDuplicates200 };
  contactsExport: { params: Record<never, never>; query: z.output<typeof crm.ContactsExportQueryParams>; body: Record<never, never>; response: never };
  contactsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsUpdateManyBody>; response: ContactsUpdateMany200 };
  contactsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsRevertManyBody>; response: ContactsRevertMany200 };
  contactMappingsList: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactMappingsListBody>; response: ContactMappingsList200 };
  contactsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsMergeBody>; response: ContactsMerge200 };
  contactsUndoMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsUndoMergeBody>; response: ContactsUndoMerge200 };
  contactsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsRestoreManyBody>; response: ContactsRestoreMany200 };
  contactsSummary: { params: Record<never, never>; query: z.output<typeof crm.ContactsSummaryQueryParams>; body: Record<never, never>; response: ContactsSummary200 };
  contactsSummaryExport: { params: Record<never, never>; query: z.output<typeof crm.ContactsSummaryExportQueryParams>; body: Record<never, never>; response: never };
  contactsRead: { params: z.output<typeof crm.ContactsReadParams>; query: Record<never, never>; body: Record<never, never>; response: ContactsRead200 };
  contactsUpdate: { params: z.output<typeof crm.ContactsUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.ContactsUpdateBody>; response: ContactsUpdate200 };
  contactsRemove: { params: z.output<typeof crm.ContactsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: ContactsRemove200 };
  contactsAddActivity: { params: z.output<typeof crm.ContactsAddActivityParams>; query: Record<never, never>; body: z.output<typeof crm.ContactsAddActivityBody>; response: ContactsAddActivity200 };
  contactsChangeActivity: { params: z.output<typeof crm.ContactsChangeActivityParams>; query: Record<never, never>; body: z.output<typeof crm.ContactsChangeActivityBody>; response: ContactsChangeActivity200 };
  contactsRemoveActivity: { params: z.output<typeof crm.ContactsRemoveActivityParams>; query: Record<never, never>; body: Record<never, never>; response: ContactsRemoveActivity200 };
  contactsHistory: { params: z.output<typeof crm.ContactsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: ContactsHistory200 };
  contactEmailsDraft: { params: z.output<typeof crm.ContactEmailsDraftParams>; query: Record<never, never>; body: Record<never, never>; response: ContactEmailsDraft200 };
  contactEmailsSend: { params: z.output<typeof crm.ContactEmailsSendParams>; query: Record<never, never>; body: z.output<typeof crm.ContactEmailsSendBody>; response: ContactEmailsSend200 };
  contactRecordsList: { params: z.output<typeof crm.ContactRecordsListParams>; query: Record<never, never>; body: Record<never, never>; response: ContactRecordsList200 };
  contactTextMessagesDraft: { params: z.output<typeof crm.ContactTextMessagesDraftParams>; query: Record<never, never>; body: Record<never, never>; response: ContactTextMessagesDraft200 };
  contactTextMessagesSend: { params: z.output<typeof crm.ContactTextMessagesSendParams>; query: Record<never, never>; body: z.output<typeof crm.ContactTextMessagesSendBody>; response: ContactTextMessagesSend200 };
  contactsTimeline: { params: z.output<typeof crm.ContactsTimelineParams>; query: z.output<typeof crm.ContactsTimelineQueryParams>; body: Record<never, never>; response: ContactsTimeline200 };
  crmDashboardsRead: { params: Record<never, never>; query: z.output<typeof crm.CrmDashboardsReadQueryParams>; body: Record<never, never>; response: CrmDashboardsRead200 };
  materialPricesList: { params: Record<never, never>; query: z.output<typeof materials.MaterialPricesListQueryParams>; body: Record<never, never>; response: MaterialPricesList200 };
  materialPricesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialPricesCreateBody>; response: MaterialPricesCreate200 };
  materialPricesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialPricesRemoveManyBody>; response: MaterialPricesRemoveMany200 };
  materialPricesExport: { params: Record<never, never>; query: z.output<typeof materials.MaterialPricesExportQueryParams>; body: Record<never, never>; response: never };
  materialPricesRead: { params: z.output<typeof materials.MaterialPricesReadParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialPricesRead200 };
  leadsList: { params: Record<never, never>; query: z.output<typeof crm.LeadsListQueryParams>; body: Record<never, never>; response: LeadsList200 };
  leadsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsCreateBody>; response: LeadsCreate200 };
  leadsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsRemoveManyBody>; response: LeadsRemoveMany200 };
  leadsBoard: { params: Record<never, never>; query: z.output<typeof crm.LeadsBoardQueryParams>; body: Record<never, never>; response: LeadsBoard200 };
  leadConversionCheck: { params: Record<never, never>; query: z.output<typeof crm.LeadConversionCheckQueryParams>; body: Record<never, never>; response: LeadConversionCheck200 };
  leadsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsDuplicatesBody>; response: LeadsDuplicates200 };
  leadsExport: { params: Record<never, never>; query: z.output<typeof crm.LeadsExportQueryParams>; body: Record<never, never>; response: never };
  leadsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsUpdateManyBody>; response: LeadsUpdateMany200 };
  leadsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsRevertManyBody>; response: LeadsRevertMany200 };
  leadConversionReadMapping: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: LeadConversionReadMapping200 };
  leadConversionSaveMapping: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadConversionSaveMappingBody>; response: LeadConversionSaveMapping200 };
  leadConversionResetMapping: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: LeadConversionResetMapping200 };
  leadsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsMergeBody>; response: LeadsMerge200 };
  leadsUndoMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsUndoMergeBody>; response: LeadsUndoMerge200 };
  leadsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsRestoreManyBody>; response: LeadsRestoreMany200 };
  leadsSummary: { params: Record<never, never>; query: z.output<typeof crm.LeadsSummaryQueryParams>; body: Record<never, never>; response: LeadsSummary200 };
  leadsSummaryExport: { params: Record<never, never>; query: z.output<typeof crm.LeadsSummaryExportQueryParams>; body: Record<never, never>; response: never };
  leadsRead: { params: z.output<typeof crm.LeadsReadParams>; query: Record<never, never>; body: Record<never, never>; response: LeadsRead200 };
  leadsUpdate: { params: z.output<typeof crm.LeadsUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.LeadsUpdateBody>; response: LeadsUpdate200 };
  leadsRemove: { params: z.output<typeof crm.LeadsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: LeadsRemove200 };
  leadsAddActivity: { params: z.output<typeof crm.LeadsAddActivityParams>; query: Record<never, never>; body: z.output<typeof crm.LeadsAddActivityBody>; response: LeadsAddActivity200 };
  leadsChangeActivity: { params: z.output<typeof crm.LeadsChangeActivityParams>; query: Record<never, never>; body: z.output<typeof crm.LeadsChangeActivityBody>; response: LeadsChangeActivity200 };
  leadsRemoveActivity: { params: z.output<typeof crm.LeadsRemoveActivityParams>; query: Record<never, never>; body: Record<never, never>; response: LeadsRemoveActivity200 };
  leadsHistory: { params: z.output<typeof crm.LeadsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: LeadsHistory200 };
  leadConversionPreview: { params: z.output<typeof crm.LeadConversionPreviewParams>; query: Record<never, never>; body: Record<never, never>; response: LeadConversionPreview200 };
  leadConversionConvert: { params: z.output<typeof crm.LeadConversionConvertParams>; query: Record<never, never>; body: z.output<typeof crm.LeadConversionConvertBody>; response: LeadConversionConvert200 };
  leadEmailsDraft: { params: z.output<typeof crm.LeadEmailsDraftParams>; query: Record<never, never>; body: Record<never, never>; response: LeadEmailsDraft200 };
  leadEmailsSend: { params: z.output<typeof crm.LeadEmailsSendParams>; query: Record<never, never>; body: z.output<typeof crm.LeadEmailsSendBody>; response: LeadEmailsSend200 };
  leadTextMessagesDraft: { params: z.output<typeof crm.LeadTextMessagesDraftParams>; query: Record<never, never>; body: Record<never, never>; response: LeadTextMessagesDraft200 };
  leadTextMessagesSend: { params: z.output<typeof crm.LeadTextMessagesSendParams>; query: Record<never, never>; body: z.output<typeof crm.LeadTextMessagesSendBody>; response: LeadTextMessagesSend200 };
  leadsTimeline: { params: z.output<typeof crm.LeadsTimelineParams>; query: z.output<typeof crm.LeadsTimelineQueryParams>; body: Record<never, never>; response: LeadsTimeline200 };
  crmMapListAccounts: { params: Record<never, never>; query: z.output<typeof crm.CrmMapListAccountsQueryParams>; body: Record<never, never>; response: CrmMapListAccounts200 };
  crmMapListLeads: { params: Record<never, never>; query: z.output<typeof crm.CrmMapListLeadsQueryParams>; body: Record<never, never>; response: CrmMapListLeads200 };
  crmMapListTerritories: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CrmMapListTerritories200 };
  crmMapListVendors: { params: Record<never, never>; query: z.output<typeof crm.CrmMapListVendorsQueryParams>; body: Record<never, never>; response: CrmMapListVendors200 };
  opportunitiesList: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesListQueryParams>; body: Record<never, never>; response: OpportunitiesList200 };
  opportunitiesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesCreateBody>; response: OpportunitiesCreate200 };
  opportunitiesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesRemoveManyBody>; response: OpportunitiesRemoveMany200 };
  opportunitiesBoard: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesBoardQueryParams>; body: Record<never, never>; response: OpportunitiesBoard200 };
  opportunitiesDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesDuplicatesBody>; response: OpportunitiesDuplicates200 };
  opportunitiesExport: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesExportQueryParams>; body: Record<never, never>; response: never };
  opportunitiesUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesUpdateManyBody>; response: OpportunitiesUpdateMany200 };
  opportunitiesRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesRevertManyBody>; response: OpportunitiesRevertMany200 };
  opportunitiesMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesMergeBody>; response: OpportunitiesMerge200 };
  opportunitiesUndoMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesUndoMergeBody>; response: OpportunitiesUndoMerge200 };
  opportunitiesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesRestoreManyBody>; response: OpportunitiesRestoreMany200 };
  opportunitiesSummary: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesSummaryQueryParams>; body: Record<never, never>; response: OpportunitiesSummary200 };
  opportunitiesSummaryExport: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesSummaryExportQueryParams>; body: Record<never, never>; response: never };
  opportunitiesRead: { params: z.output<typeof crm.OpportunitiesReadParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunitiesRead200 };
  opportunitiesUpdate: { params: z.output<typeof crm.OpportunitiesUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesUpdateBody>; response: OpportunitiesUpdate200 };
  opportunitiesRemove: { params: z.output<typeof crm.OpportunitiesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunitiesRemove200 };
  opportunitiesAddActivity: { params: z.output<typeof crm.OpportunitiesAddActivityParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesAddActivityBody>; response: OpportunitiesAddActivity200 };
  opportunitiesChangeActivity: { params: z.output<typeof crm.OpportunitiesChangeActivityParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesChangeActivityBody>; response: OpportunitiesChangeActivity200 };
  opportunitiesRemoveActivity: { params: z.output<typeof crm.OpportunitiesRemoveActivityParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunitiesRemoveActivity200 };
  opportunityBiddersList: { params: z.output<typeof crm.OpportunityBiddersListParams>; query: z.output<typeof crm.OpportunityBiddersListQueryParams>; body: Record<never, never>; response: OpportunityBiddersList200 };
  opportunityBiddersCreate: { params: z.output<typeof crm.OpportunityBiddersCreateParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityBiddersCreateBody>; response: OpportunityBiddersCreate200 };
  opportunityBiddersUpdate: { params: z.output<typeof crm.OpportunityBiddersUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityBiddersUpdateBody>; response: OpportunityBiddersUpdate200 };
  opportunityBiddersRemove: { params: z.output<typeof crm.OpportunityBiddersRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunityBiddersRemove200 };
  opportunitiesHistory: { params: z.output<typeof crm.OpportunitiesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunitiesHistory200 };
  opportunitiesContacts: { params: z.output<typeof crm.OpportunitiesContactsParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunitiesContacts200 };
  opportunitiesMapContacts: { params: z.output<typeof crm.OpportunitiesMapContactsParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesMapContactsBody>; response: OpportunitiesMapContacts200 };
  opportunitiesUnmapContact: { params: z.output<typeof crm.OpportunitiesUnmapContactParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunitiesUnmapContact200 };
  opportunityEmailsDraft: { params: z.output<typeof crm.OpportunityEmailsDraftParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunityEmailsDraft200 };
  opportunityEmailsSend: { params: z.output<typeof crm.OpportunityEmailsSendParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityEmailsSendBody>; response: OpportunityEmailsSend200 };
  opportunityTextMessagesDraft: { params: z.output<typeof crm.OpportunityTextMessagesDraftParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunityTextMessagesDraft200 };
  opportunityTextMessagesSend: { params: z.output<typeof crm.OpportunityTextMessagesSendParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityTextMessagesSendBody>; response: OpportunityTextMessagesSend200 };
  opportunitiesTimeline: { params: z.output<typeof crm.OpportunitiesTimelineParams>; query: z.output<typeof crm.OpportunitiesTimelineQueryParams>; body: Record<never, never>; response: OpportunitiesTimeline200 };
  opportunityVendorsList: { params: z.output<typeof crm.OpportunityVendorsListParams>; query: z.output<typeof crm.OpportunityVendorsListQueryParams>; body: Record<never, never>; response: OpportunityVendorsList200 };
  opportunityVendorsCreate: { params: z.output<typeof crm.OpportunityVendorsCreateParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityVendorsCreateBody>; response: OpportunityVendorsCreate200 };
  opportunityVendorsUpdate: { params: z.output<typeof crm.OpportunityVendorsUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityVendorsUpdateBody>; response: OpportunityVendorsUpdate200 };
  opportunityVendorsRemove: { params: z.output<typeof crm.OpportunityVendorsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunityVendorsRemove200 };
  crmListOpportunityNames: { params: Record<never, never>; query: z.output<typeof crm.CrmListOpportunityNamesQueryParams>; body: Record<never, never>; response: CrmListOpportunityNames200 };
  crmMapFindZip: { params: z.output<typeof crm.CrmMapFindZipParams>; query: Record<never, never>; body: Record<never, never>; response: CrmMapFindZip200 };
  crmListChanges: { params: Record<never, never>; query: z.output<typeof crm.CrmListChangesQueryParams>; body: Record<never, never>; response: CrmListChanges200 };
  serverListOutbox: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: ServerListOutbox200 };
  estimationsListQuoteClauses: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: EstimationsListQuoteClauses200 };
  quoteTemplatesListNames: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: QuoteTemplatesListNames200 };
  estimationsListChanges: { params: Record<never, never>; query: z.output<typeof estimation.EstimationsListChangesQueryParams>; body: Record<never, never>; response: EstimationsListChanges200 };
  quoteTemplatesListSampleQuotes: { params: Record<never, never>; query: z.output<typeof estimation.QuoteTemplatesListSampleQuotesQueryParams>; body: Record<never, never>; response: QuoteTemplatesListSampleQuotes200 };
  estimationsListTagNames: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: EstimationsListTagNames200 };
  estimationsList: { params: Record<never, never>; query: z.output<typeof estimation.EstimationsListQueryParams>; body: Record<never, never>; response: EstimationsList200 };
  estimationsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.EstimationsCreateBody>; response: EstimationsCreate200 };
  estimationsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.EstimationsRemoveManyBody>; response: EstimationsRemoveMany200 };
  aiRequestsRead: { params: z.output<typeof estimation.AiRequestsReadParams>; query: Record<never, never>; body: Record<never, never>; response: AiRequestsRead200 };
  aiRequestsUpdate: { params: z.output<typeof estimation.AiRequestsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.AiRequestsUpdateBody>; response: AiRequestsUpdate200 };
  calculatorFieldsList: { params: Record<never, never>; query: z.output<typeof estimation.CalculatorFieldsListQueryParams>; body: Record<never, never>; response: CalculatorFieldsList200 };
  calculatorFieldsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorFieldsCreateBody>; response: CalculatorFieldsCreate200 };
  calculatorFieldsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorFieldsRemoveManyBody>; response: CalculatorFieldsRemoveMany200 };
  calculatorFieldsExport: { params: Record<never, never>; query: z.output<typeof estimation.CalculatorFieldsExportQueryParams>; body: Record<never, never>; response: never };
  calculatorFieldsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorFieldsRestoreManyBody>; response: CalculatorFieldsRestoreMany200 };
  calculatorFieldsRead: { params: z.output<typeof estimation.CalculatorFieldsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CalculatorFieldsRead200 };
  calculatorFieldsUpdate: { params: z.output<typeof estimation.CalculatorFieldsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorFieldsUpdateBody>; response: CalculatorFieldsUpdate200 };
  calculatorFieldsRemove: { params: z.output<typeof estimation.CalculatorFieldsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: CalculatorFieldsRemove200 };
  calculatorFieldsHistory: { params: z.output<typeof estimation.CalculatorFieldsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: CalculatorFieldsHistory200 };
  calculatorGroupsList: { params: Record<never, never>; query: z.output<typeof estimation.CalculatorGroupsListQueryParams>; body: Record<never, never>; response: CalculatorGroupsList200 };
  calculatorGroupsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorGroupsCreateBody>; response: CalculatorGroupsCreate200 };
  calculatorGroupsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorGroupsRemoveManyBody>; response: CalculatorGroupsRemoveMany200 };
  calculatorGroupsExport: { params: Record<never, never>; query: z.output<typeof estimation.CalculatorGroupsExportQueryParams>; body: Record<never, never>; response: never };
  calculatorGroupsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorGroupsRestoreManyBody>; response: CalculatorGroupsRestoreMany200 };
  calculatorGroupsRead: { params: z.output<typeof estimation.CalculatorGroupsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CalculatorGroupsRead200 };
  calculatorGroupsUpdate: { params: z.output<typeof estimation.CalculatorGroupsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorGroupsUpdateBody>; response: CalculatorGroupsUpdate200 };
  calculatorGroupsRemove: { params: z.output<typeof estimation.CalculatorGroupsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: CalculatorGroupsRemove200 };
  calculatorGroupsHistory: { params: z.output<typeof estimation.CalculatorGroupsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: CalculatorGroupsHistory200 };
  calculatorTemplatesList: { params: Record<never, never>; query: z.output<typeof estimation.CalculatorTemplatesListQueryParams>; body: Record<never, never>; response: CalculatorTemplatesList200 };
  calculatorTemplatesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorTemplatesCreateBody>; response: CalculatorTemplatesCreate200 };
  calculatorTemplatesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorTemplatesRemoveManyBody>; response: CalculatorTemplatesRemoveMany200 };
  calculatorTemplatesExport: { params: Record<never, never>; query: z.output<typeof estimation.CalculatorTemplatesExportQueryParams>; body: Record<never, never>; response: never };
  calculatorTemplatesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorTemplatesRestoreManyBody>; response: CalculatorTemplatesRestoreMany200 };
  calculatorTemplatesRead: { params: z.output<typeof estimation.CalculatorTemplatesReadParams>; query: Record<never, never>; body: Record<never, never>; response: CalculatorTemplatesRead200 };
  calculatorTemplatesUpdate: { params: z.output<typeof estimation.CalculatorTemplatesUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.CalculatorTemplatesUpdateBody>; response: CalculatorTemplatesUpdate200 };
  calculatorTemplatesRemove: { params: z.output<typeof estimation.CalculatorTemplatesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: CalculatorTemplatesRemove200 };
  calculatorTemplatesHistory: { params: z.output<typeof estimation.CalculatorTemplatesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: CalculatorTemplatesHistory200 };
  aiRequestsSaveDraft: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.AiRequestsSaveDraftBody>; response: AiRequestsSaveDraft200 };
  aiRequestsRemoveDraft: { params: z.output<typeof estimation.AiRequestsRemoveDraftParams>; query: Record<never, never>; body: Record<never, never>; response: AiRequestsRemoveDraft200 };
  estimationsExport: { params: Record<never, never>; query: z.output<typeof estimation.EstimationsExportQueryParams>; body: Record<never, never>; response: never };
  planImagesUpload: { params: z.output<typeof estimation.PlanImagesUploadParams>; query: Record<never, never>; body: Record<never, never>; response: PlanImagesUpload200 };
  planImagesRead: { params: z.output<typeof estimation.PlanImagesReadParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  inclusionExclusionsList: { params: Record<never, never>; query: z.output<typeof estimation.InclusionExclusionsListQueryParams>; body: Record<never, never>; response: InclusionExclusionsList200 };
  inclusionExclusionsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.InclusionExclusionsCreateBody>; response: InclusionExclusionsCreate200 };
  inclusionExclusionsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.InclusionExclusionsRemoveManyBody>; response: InclusionExclusionsRemoveMany200 };
  inclusionExclusionTemplatesList: { params: Record<never, never>; query: z.output<typeof estimation.InclusionExclusionTemplatesListQueryParams>; body: Record<never, never>; response: InclusionExclusionTemplatesList200 };
  inclusionExclusionTemplatesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.InclusionExclusionTemplatesCreateBody>; response: InclusionExclusionTemplatesCreate200 };
  inclusionExclusionTemplatesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.InclusionExclusionTemplatesRemoveManyBody>; response: InclusionExclusionTemplatesRemoveMany200 };
  inclusionExclusionTemplatesExport: { params: Record<never, never>; query: z.output<typeof estimation.InclusionExclusionTemplatesExportQueryParams>; body: Record<never, never>; response: never };
  inclusionExclusionTemplatesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.InclusionExclusionTemplatesRestoreManyBody>; response: InclusionExclusionTemplatesRestoreMany200 };
  inclusionExclusionTemplatesRead: { params: z.output<typeof estimation.InclusionExclusionTemplatesReadParams>; query: Record<never, never>; body: Record<never, never>; response: InclusionExclusionTemplatesRead200 };
  inclusionExclusionTemplatesUpdate: { params: z.output<typeof estimation.InclusionExclusionTemplatesUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.InclusionExclusionTemplatesUpdateBody>; response: InclusionExclusionTemplatesUpdate200 };
  inclusionExclusionTemplatesRemove: { params: z.output<typeof estimation.InclusionExclusionTemplatesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: InclusionExclusionTemplatesRemove200 };
  inclusionExclusionTemplatesHistory: { params: z.output<typeof estimation.InclusionExclusionTemplatesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: InclusionExclusionTemplatesHistory200 };
  inclusionExclusionsExport: { params: Record<never, never>; query: z.output<typeof estimation.InclusionExclusionsExportQueryParams>; body: Record<never, never>; response: never };
  inclusionExclusionsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.InclusionExclusionsRestoreManyBody>; response: InclusionExclusionsRestoreMany200 };
  inclusionExclusionsRead: { params: z.output<typeof estimation.InclusionExclusionsReadParams>; query: Record<never, never>; body: Record<never, never>; response: InclusionExclusionsRead200 };
  inclusionExclusionsUpdate: { params: z.output<typeof estimation.InclusionExclusionsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.InclusionExclusionsUpdateBody>; response: InclusionExclusionsUpdate200 };
  inclusionExclusionsRemove: { params: z.output<typeof estimation.InclusionExclusionsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: InclusionExclusionsRemove200 };
  inclusionExclusionsHistory: { params: z.output<typeof estimation.InclusionExclusionsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: InclusionExclusionsHistory200 };
  aiRequestsList: { params: Record<never, never>; query: z.output<typeof estimation.AiRequestsListQueryParams>; body: Record<never, never>; response: AiRequestsList200 };
  aiRequestsListDrafts: { params: Record<never, never>; query: z.output<typeof estimation.AiRequestsListDraftsQueryParams>; body: Record<never, never>; response: AiRequestsListDrafts200 };
  opportunityQuotesList: { params: z.output<typeof estimation.OpportunityQuotesListParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunityQuotesList200 };
  planPinsList: { params: Record<never, never>; query: z.output<typeof estimation.PlanPinsListQueryParams>; body: Record<never, never>; response: PlanPinsList200 };
  planPinsRead: { params: z.output<typeof estimation.PlanPinsReadParams>; query: Record<never, never>; body: Record<never, never>; response: PlanPinsRead200 };
  quoteTemplatesList: { params: Record<never, never>; query: z.output<typeof estimation.QuoteTemplatesListQueryParams>; body: Record<never, never>; response: QuoteTemplatesList200 };
  quoteTemplatesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.QuoteTemplatesCreateBody>; response: QuoteTemplatesCreate200 };
  quoteTemplatesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.QuoteTemplatesRemoveManyBody>; response: QuoteTemplatesRemoveMany200 };
  quoteTemplatesExport: { params: Record<never, never>; query: z.output<typeof estimation.QuoteTemplatesExportQueryParams>; body: Record<never, never>; response: never };
  quoteTemplatesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.QuoteTemplatesRestoreManyBody>; response: QuoteTemplatesRestoreMany200 };
  quoteTemplatesRead: { params: z.output<typeof estimation.QuoteTemplatesReadParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteTemplatesRead200 };
  quoteTemplatesUpdate: { params: z.output<typeof estimation.QuoteTemplatesUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.QuoteTemplatesUpdateBody>; response: QuoteTemplatesUpdate200 };
  quoteTemplatesRemove: { params: z.output<typeof estimation.QuoteTemplatesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteTemplatesRemove200 };
  quoteTemplatesHistory: { params: z.output<typeof estimation.QuoteTemplatesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteTemplatesHistory200 };
  quoteTemplatesCopy: { params: z.output<typeof estimation.QuoteTemplatesCopyParams>; query: Record<never, never>; body: z.output<typeof estimation.QuoteTemplatesCopyBody>; response: QuoteTemplatesCopy200 };
  estimationsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.EstimationsRestoreManyBody>; response: EstimationsRestoreMany200 };
  planStampsList: { params: Record<never, never>; query: z.output<typeof estimation.PlanStampsListQueryParams>; body: Record<never, never>; response: PlanStampsList200 };
  planStampsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.PlanStampsCreateBody>; response: PlanStampsCreate200 };
  planStampsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.PlanStampsRemoveManyBody>; response: PlanStampsRemoveMany200 };
  planStampsExport: { params: Record<never, never>; query: z.output<typeof estimation.PlanStampsExportQueryParams>; body: Record<never, never>; response: never };
  planStampsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.PlanStampsRestoreManyBody>; response: PlanStampsRestoreMany200 };
  planStampsRead: { params: z.output<typeof estimation.PlanStampsReadParams>; query: Record<never, never>; body: Record<never, never>; response: PlanStampsRead200 };
  planStampsUpdate: { params: z.output<typeof estimation.PlanStampsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanStampsUpdateBody>; response: PlanStampsUpdate200 };
  planStampsRemove: { params: z.output<typeof estimation.PlanStampsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: PlanStampsRemove200 };
  planStampsHistory: { params: z.output<typeof estimation.PlanStampsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: PlanStampsHistory200 };
  estimationTagsList: { params: Record<never, never>; query: z.output<typeof estimation.EstimationTagsListQueryParams>; body: Record<never, never>; response: EstimationTagsList200 };
  estimationTagsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.EstimationTagsCreateBody>; response: EstimationTagsCreate200 };
  estimationTagsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.EstimationTagsRemoveManyBody>; response: EstimationTagsRemoveMany200 };
  estimationTagsExport: { params: Record<never, never>; query: z.output<typeof estimation.EstimationTagsExportQueryParams>; body: Record<never, never>; response: never };
  estimationTagsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.EstimationTagsRestoreManyBody>; response: EstimationTagsRestoreMany200 };
  estimationTagsRead: { params: z.output<typeof estimation.EstimationTagsReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationTagsRead200 };
  estimationTagsUpdate: { params: z.output<typeof estimation.EstimationTagsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationTagsUpdateBody>; response: EstimationTagsUpdate200 };
  estimationTagsRemove: { params: z.output<typeof estimation.EstimationTagsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationTagsRemove200 };
  estimationTagsHistory: { params: z.output<typeof estimation.EstimationTagsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationTagsHistory200 };
  variablesList: { params: Record<never, never>; query: z.output<typeof estimation.VariablesListQueryParams>; body: Record<never, never>; response: VariablesList200 };
  variablesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.VariablesCreateBody>; response: VariablesCreate200 };
  variablesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.VariablesRemoveManyBody>; response: VariablesRemoveMany200 };
  variablesExport: { params: Record<never, never>; query: z.output<typeof estimation.VariablesExportQueryParams>; body: Record<never, never>; response: never };
  variablesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.VariablesRestoreManyBody>; response: VariablesRestoreMany200 };
  variablesRead: { params: z.output<typeof estimation.VariablesReadParams>; query: Record<never, never>; body: Record<never, never>; response: VariablesRead200 };
  variablesUpdate: { params: z.output<typeof estimation.VariablesUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.VariablesUpdateBody>; response: VariablesUpdate200 };
  variablesRemove: { params: z.output<typeof estimation.VariablesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: VariablesRemove200 };
  variablesHistory: { params: z.output<typeof estimation.VariablesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: VariablesHistory200 };
  aiRequestsSubmit: { params: z.output<typeof estimation.AiRequestsSubmitParams>; query: Record<never, never>; body: z.output<typeof estimation.AiRequestsSubmitBody>; response: AiRequestsSubmit200 };
  aiRequestsAddMeasures: { params: z.output<typeof estimation.AiRequestsAddMeasuresParams>; query: Record<never, never>; body: Record<never, never>; response: AiRequestsAddMeasures200 };
  aiRequestsRemoveMeasures: { params: z.output<typeof estimation.AiRequestsRemoveMeasuresParams>; query: Record<never, never>; body: Record<never, never>; response: AiRequestsRemoveMeasures200 };
  estimateAlternatesList: { params: z.output<typeof estimation.EstimateAlternatesListParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateAlternatesList200 };
  estimateAlternatesCreate: { params: z.output<typeof estimation.EstimateAlternatesCreateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateAlternatesCreateBody>; response: EstimateAlternatesCreate200 };
  estimateAlternatesUpdate: { params: z.output<typeof estimation.EstimateAlternatesUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateAlternatesUpdateBody>; response: EstimateAlternatesUpdate200 };
  estimateAlternatesRemove: { params: z.output<typeof estimation.EstimateAlternatesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateAlternatesRemove200 };
  planPagesCalibrate: { params: z.output<typeof estimation.PlanPagesCalibrateParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanPagesCalibrateBody>; response: PlanPagesCalibrate200 };
  conditionsList: { params: z.output<typeof estimation.ConditionsListParams>; query: Record<never, never>; body: Record<never, never>; response: ConditionsList200 };
  conditionsCreate: { params: z.output<typeof estimation.ConditionsCreateParams>; query: Record<never, never>; body: z.output<typeof estimation.ConditionsCreateBody>; response: ConditionsCreate200 };
  conditionsUpdate: { params: z.output<typeof estimation.ConditionsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.ConditionsUpdateBody>; response: ConditionsUpdate200 };
  conditionsRemove: { params: z.output<typeof estimation.ConditionsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: ConditionsRemove200 };
  estimatesRead: { params: z.output<typeof estimation.EstimatesReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimatesRead200 };
  estimatesUpdate: { params: z.output<typeof estimation.EstimatesUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimatesUpdateBody>; response: EstimatesUpdate200 };
  estimatesExport: { params: z.output<typeof estimation.EstimatesExportParams>; query: z.output<typeof estimation.EstimatesExportQueryParams>; body: Record<never, never>; response: never };
  estimateItemsCreate: { params: z.output<typeof estimation.EstimateItemsCreateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateItemsCreateBody>; response: EstimateItemsCreate200 };
  estimateItemsUpdate: { params: z.output<typeof estimation.EstimateItemsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateItemsUpdateBody>; response: EstimateItemsUpdate200 };
  estimateItemsRemove: { params: z.output<typeof estimation.EstimateItemsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateItemsRemove200 };
  estimatesRecompute: { params: z.output<typeof estimation.EstimatesRecomputeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimatesRecomputeBody>; response: EstimatesRecompute200 };
  estimatesExplainLine: { params: z.output<typeof estimation.EstimatesExplainLineParams>; query: z.output<typeof estimation.EstimatesExplainLineQueryParams>; body: Record<never, never>; response: EstimatesExplainLine200 };
  estimateWhatIfCompute: { params: z.output<typeof estimation.EstimateWhatIfComputeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateWhatIfComputeBody>; response: EstimateWhatIfCompute200 };
  estimatesExplainFigure: { params: z.output<typeof estimation.EstimatesExplainFigureParams>; query: z.output<typeof estimation.EstimatesExplainFigureQueryParams>; body: Record<never, never>; response: EstimatesExplainFigure200 };
  estimatesFreeze: { params: z.output<typeof estimation.EstimatesFreezeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimatesFreezeBody>; response: EstimatesFreeze200 };
  planLayersList: { params: z.output<typeof estimation.PlanLayersListParams>; query: Record<never, never>; body: Record<never, never>; response: PlanLayersList200 };
  planLayersCreate: { params: z.output<typeof estimation.PlanLayersCreateParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanLayersCreateBody>; response: PlanLayersCreate200 };
  planLayersUpdate: { params: z.output<typeof estimation.PlanLayersUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanLayersUpdateBody>; response: PlanLayersUpdate200 };
  planLayersRemove: { params: z.output<typeof estimation.PlanLayersRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: PlanLayersRemove200 };
  estimatesPreviewOutcome: { params: z.output<typeof estimation.EstimatesPreviewOutcomeParams>; query: z.output<typeof estimation.EstimatesPreviewOutcomeQueryParams>; body: Record<never, never>; response: EstimatesPreviewOutcome200 };
  estimatesRecordOutcome: { params: z.output<typeof estimation.EstimatesRecordOutcomeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimatesRecordOutcomeBody>; response: EstimatesRecordOutcome200 };
  estimatesWithdrawOutcome: { params: z.output<typeof estimation.EstimatesWithdrawOutcomeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimatesWithdrawOutcomeBody>; response: EstimatesWithdrawOutcome200 };
  planPagesRemove: { params: z.output<typeof estimation.PlanPagesRemoveParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanPagesRemoveBody>; response: PlanPagesRemove200 };
  planMarksSave: { params: z.output<typeof estimation.PlanMarksSaveParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanMarksSaveBody>; response: PlanMarksSave200 };
  planPinsCreate: { params: z.output<typeof estimation.PlanPinsCreateParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanPinsCreateBody>; response: PlanPinsCreate200 };
  estimateQuantitiesList: { params: z.output<typeof estimation.EstimateQuantitiesListParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateQuantitiesList200 };
  estimateQuantitiesExport: { params: z.output<typeof estimation.EstimateQuantitiesExportParams>; query: z.output<typeof estimation.EstimateQuantitiesExportQueryParams>; body: Record<never, never>; response: never };
  quoteCustomersList: { params: z.output<typeof estimation.QuoteCustomersListParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteCustomersList200 };
  quotesList: { params: z.output<typeof estimation.QuotesListParams>; query: Record<never, never>; body: Record<never, never>; response: QuotesList200 };
  quotesCreate: { params: z.output<typeof estimation.QuotesCreateParams>; query: Record<never, never>; body: z.output<typeof estimation.QuotesCreateBody>; response: QuotesCreate200 };
  quotesRead: { params: z.output<typeof estimation.QuotesReadParams>; query: Record<never, never>; body: Record<never, never>; response: QuotesRead200 };
  quotesUpdate: { params: z.output<typeof estimation.QuotesUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.QuotesUpdateBody>; response: QuotesUpdate200 };
  quotesListChecks: { params: z.output<typeof estimation.QuotesListChecksParams>; query: Record<never, never>; body: Record<never, never>; response: QuotesListChecks200 };
  quotesCloseOthers: { params: z.output<typeof estimation.QuotesCloseOthersParams>; query: Record<never, never>; body: Record<never, never>; response: QuotesCloseOthers200 };
  quotesDecide: { params: z.output<typeof estimation.QuotesDecideParams>; query: Record<never, never>; body: z.output<typeof estimation.QuotesDecideBody>; response: QuotesDecide200 };
  quotesReadDocument: { params: z.output<typeof estimation.QuotesReadDocumentParams>; query: Record<never, never>; body: Record<never, never>; response: QuotesReadDocument200 };
  quoteFiguresList: { params: z.output<typeof estimation.QuoteFiguresListParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteFiguresList200 };
  quotesIssue: { params: z.output<typeof estimation.QuotesIssueParams>; query: Record<never, never>; body: z.output<typeof estimation.QuotesIssueBody>; response: QuotesIssue200 };
  quotesPreviewOpportunity: { params: z.output<typeof estimation.QuotesPreviewOpportunityParams>; query: z.output<typeof estimation.QuotesPreviewOpportunityQueryParams>; body: Record<never, never>; response: QuotesPreviewOpportunity200 };
  quotesUpdateOpportunity: { params: z.output<typeof estimation.QuotesUpdateOpportunityParams>; query: Record<never, never>; body: z.output<typeof estimation.QuotesUpdateOpportunityBody>; response: QuotesUpdateOpportunity200 };
  quotesDownloadPdf: { params: z.output<typeof estimation.QuotesDownloadPdfParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  quotesReopen: { params: z.output<typeof estimation.QuotesReopenParams>; query: Record<never, never>; body: z.output<typeof estimation.QuotesReopenBody>; response: QuotesReopen200 };
  quotesReadSample: { params: z.output<typeof estimation.QuotesReadSampleParams>; query: Record<never, never>; body: Record<never, never>; response: QuotesReadSample200 };
  quotesReadStaleness: { params: z.output<typeof estimation.QuotesReadStalenessParams>; query: Record<never, never>; body: Record<never, never>; response: QuotesReadStaleness200 };
  quotesPreviewTemplatePdf: { params: z.output<typeof estimation.QuotesPreviewTemplatePdfParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  sheetPdfsRead: { params: z.output<typeof estimation.SheetPdfsReadParams>; query: z.output<typeof estimation.SheetPdfsReadQueryParams>; body: Record<never, never>; response: never };
  sheetRevisionsCompare: { params: z.output<typeof estimation.SheetRevisionsCompareParams>; query: Record<never, never>; body: Record<never, never>; response: SheetRevisionsCompare200 };
  sheetRevisionsAlign: { params: z.output<typeof estimation.SheetRevisionsAlignParams>; query: Record<never, never>; body: z.output<typeof estimation.SheetRevisionsAlignBody>; response: SheetRevisionsAlign200 };
  sheetRevisionsCopyMeasures: { params: z.output<typeof estimation.SheetRevisionsCopyMeasuresParams>; query: Record<never, never>; body: z.output<typeof estimation.SheetRevisionsCopyMeasuresBody>; response: SheetRevisionsCopyMeasures200 };
  sheetRevisionsSetCurrent: { params: z.output<typeof estimation.SheetRevisionsSetCurrentParams>; query: Record<never, never>; body: z.output<typeof estimation.SheetRevisionsSetCurrentBody>; response: SheetRevisionsSetCurrent200 };
  sheetRevisionsSeparate: { params: z.output<typeof estimation.SheetRevisionsSeparateParams>; query: Record<never, never>; body: Record<never, never>; response: SheetRevisionsSeparate200 };
  estimatesReadStaleness: { params: z.output<typeof estimation.EstimatesReadStalenessParams>; query: Record<never, never>; body: Record<never, never>; response: EstimatesReadStaleness200 };
  estimatesAcknowledgeStaleness: { params: z.output<typeof estimation.EstimatesAcknowledgeStalenessParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimatesAcknowledgeStalenessBody>; response: EstimatesAcknowledgeStaleness200 };
  takeoffList: { params: z.output<typeof estimation.TakeoffListParams>; query: Record<never, never>; body: Record<never, never>; response: TakeoffList200 };
  takeoffRead: { params: z.output<typeof estimation.TakeoffReadParams>; query: Record<never, never>; body: Record<never, never>; response: TakeoffRead200 };
  takeoffSave: { params: z.output<typeof estimation.TakeoffSaveParams>; query: Record<never, never>; body: z.output<typeof estimation.TakeoffSaveBody>; response: TakeoffSave200 };
  takeoffListChanges: { params: z.output<typeof estimation.TakeoffListChangesParams>; query: z.output<typeof estimation.TakeoffListChangesQueryParams>; body: Record<never, never>; response: TakeoffListChanges200 };
  typicalGroupsList: { params: z.output<typeof estimation.TypicalGroupsListParams>; query: Record<never, never>; body: Record<never, never>; response: TypicalGroupsList200 };
  typicalGroupsCreate: { params: z.output<typeof estimation.TypicalGroupsCreateParams>; query: Record<never, never>; body: z.output<typeof estimation.TypicalGroupsCreateBody>; response: TypicalGroupsCreate200 };
  typicalGroupsUpdate: { params: z.output<typeof estimation.TypicalGroupsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.TypicalGroupsUpdateBody>; response: TypicalGroupsUpdate200 };
  typicalGroupsRemove: { params: z.output<typeof estimation.TypicalGroupsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: TypicalGroupsRemove200 };
  estimatesUnfreeze: { params: z.output<typeof estimation.EstimatesUnfreezeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimatesUnfreezeBody>; response: EstimatesUnfreeze200 };
  estimateVersionsList: { params: z.output<typeof estimation.EstimateVersionsListParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateVersionsList200 };
  estimateVersionsCreate: { params: z.output<typeof estimation.EstimateVersionsCreateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateVersionsCreateBody>; response: EstimateVersionsCreate200 };
  estimateVersionsRead: { params: z.output<typeof estimation.EstimateVersionsReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateVersionsRead200 };
  estimateVersionsCompare: { params: z.output<typeof estimation.EstimateVersionsCompareParams>; query: z.output<typeof estimation.EstimateVersionsCompareQueryParams>; body: Record<never, never>; response: EstimateVersionsCompare200 };
  estimateVersionsExportComparison: { params: z.output<typeof estimation.EstimateVersionsExportComparisonParams>; query: z.output<typeof estimation.EstimateVersionsExportComparisonQueryParams>; body: Record<never, never>; response: never };
  estimateVersionsRestore: { params: z.output<typeof estimation.EstimateVersionsRestoreParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateVersionsRestoreBody>; response: EstimateVersionsRestore200 };
  estimationsRead: { params: z.output<typeof estimation.EstimationsReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationsRead200 };
  estimationsUpdate: { params: z.output<typeof estimation.EstimationsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationsUpdateBody>; response: EstimationsUpdate200 };
  estimationsRemove: { params: z.output<typeof estimation.EstimationsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationsRemove200 };
  tasksListReferences: { params: Record<never, never>; query: z.output<typeof tasks.TasksListReferencesQueryParams>; body: Record<never, never>; response: TasksListReferences200 };
  formsListGlobalConfigurations: { params: Record<never, never>; query: z.output<typeof forms.FormsListGlobalConfigurationsQueryParams>; body: Record<never, never>; response: FormsListGlobalConfigurations200 };
  serverReadHealth: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: ServerReadHealth200 };
  laborTemplatesList: { params: Record<never, never>; query: z.output<typeof materials.LaborTemplatesListQueryParams>; body: Record<never, never>; response: LaborTemplatesList200 };
  laborTemplatesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborTemplatesCreateBody>; response: LaborTemplatesCreate200 };
  laborTemplatesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborTemplatesRemoveManyBody>; response: LaborTemplatesRemoveMany200 };
  laborTemplatesExport: { params: Record<never, never>; query: z.output<typeof materials.LaborTemplatesExportQueryParams>; body: Record<never, never>; response: never };
  laborTemplatesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborTemplatesRestoreManyBody>; response: LaborTemplatesRestoreMany200 };
  laborTemplatesRead: { params: z.output<typeof materials.LaborTemplatesReadParams>; query: Record<never, never>; body: Record<never, never>; response: LaborTemplatesRead200 };
  laborTemplatesUpdate: { params: z.output<typeof materials.LaborTemplatesUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.LaborTemplatesUpdateBody>; response: LaborTemplatesUpdate200 };
  laborTemplatesRemove: { params: z.output<typeof materials.LaborTemplatesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: LaborTemplatesRemove200 };
  laborTemplatesHistory: { params: z.output<typeof materials.LaborTemplatesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: LaborTemplatesHistory200 };
  laborTemplatesCopy: { params: z.output<typeof materials.LaborTemplatesCopyParams>; query: Record<never, never>; body: z.output<typeof materials.LaborTemplatesCopyBody>; response: LaborTemplatesCopy200 };
  fileLinksList: { params: z.output<typeof shareLinks.FileLinksListParams>; query: Record<never, never>; body: Record<never, never>; response: FileLinksList200 };
  fileLinksCreate: { params: z.output<typeof shareLinks.FileLinksCreateParams>; query: Record<never, never>; body: z.output<typeof shareLinks.FileLinksCreateBody>; response: FileLinksCreate200 };
  fileLinksRevoke: { params: z.output<typeof shareLinks.FileLinksRevokeParams>; query: Record<never, never>; body: Record<never, never>; response: FileLinksRevoke200 };
  fileLinksReadAddress: { params: z.output<typeof shareLinks.FileLinksReadAddressParams>; query: Record<never, never>; body: Record<never, never>; response: FileLinksReadAddress200 };
  quoteLinksList: { params: z.output<typeof shareLinks.QuoteLinksListParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteLinksList200 };
  quoteLinksCreate: { params: z.output<typeof shareLinks.QuoteLinksCreateParams>; query: Record<never, never>; body: z.output<typeof shareLinks.QuoteLinksCreateBody>; response: QuoteLinksCreate200 };
  quoteLinksRevoke: { params: z.output<typeof shareLinks.QuoteLinksRevokeParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteLinksRevoke200 };
  quoteLinksReadAddress: { params: z.output<typeof shareLinks.QuoteLinksReadAddressParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteLinksReadAddress200 };
  presenceStreamEvents: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: never };
  presenceReport: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof presence.PresenceReportBody>; response: PresenceReport200 };
  presenceLeave: { params: Record<never, never>; query: z.output<typeof presence.PresenceLeaveQueryParams>; body: Record<never, never>; response: PresenceLeave200 };
  assembliesListNames: { params: Record<never, never>; query: z.output<typeof materials.AssembliesListNamesQueryParams>; body: Record<never, never>; response: AssembliesListNames200 };
  assembliesList: { params: Record<never, never>; query: z.output<typeof materials.AssembliesListQueryParams>; body: Record<never, never>; response: AssembliesList200 };
  assembliesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssembliesCreateBody>; response: AssembliesCreate200 };
  assembliesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssembliesRemoveManyBody>; response: AssembliesRemoveMany200 };
  assembliesSetActive: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssembliesSetActiveBody>; response: AssembliesSetActive200 };
  assembliesExport: { params: Record<never, never>; query: z.output<typeof materials.AssembliesExportQueryParams>; body: Record<never, never>; response: never };
  assembliesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssembliesRestoreManyBody>; response: AssembliesRestoreMany200 };
  assembliesRead: { params: z.output<typeof materials.AssembliesReadParams>; query: Record<never, never>; body: Record<never, never>; response: AssembliesRead200 };
  assembliesUpdate: { params: z.output<typeof materials.AssembliesUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.AssembliesUpdateBody>; response: AssembliesUpdate200 };
  assembliesRemove: { params: z.output<typeof materials.AssembliesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: AssembliesRemove200 };
  assembliesHistory: { params: z.output<typeof materials.AssembliesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: AssembliesHistory200 };
  assembliesCopy: { params: z.output<typeof materials.AssembliesCopyParams>; query: Record<never, never>; body: z.output<typeof materials.AssembliesCopyBody>; response: AssembliesCopy200 };
  assemblyNotesList: { params: Record<never, never>; query: z.output<typeof materials.AssemblyNotesListQueryParams>; body: Record<never, never>; response: AssemblyNotesList200 };
  assemblyNotesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssemblyNotesCreateBody>; response: AssemblyNotesCreate200 };
  assemblyNotesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssemblyNotesRemoveManyBody>; response: AssemblyNotesRemoveMany200 };
  assemblyNotesExport: { params: Record<never, never>; query: z.output<typeof materials.AssemblyNotesExportQueryParams>; body: Record<never, never>; response: never };
  assemblyNotesUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssemblyNotesUpdateManyBody>; response: AssemblyNotesUpdateMany200 };
  assemblyNotesRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssemblyNotesRevertManyBody>; response: AssemblyNotesRevertMany200 };
  assemblyNotesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssemblyNotesRestoreManyBody>; response: AssemblyNotesRestoreMany200 };
  assemblyNotesRead: { params: z.output<typeof materials.AssemblyNotesReadParams>; query: Record<never, never>; body: Record<never, never>; response: AssemblyNotesRead200 };
  assemblyNotesUpdate: { params: z.output<typeof materials.AssemblyNotesUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.AssemblyNotesUpdateBody>; response: AssemblyNotesUpdate200 };
  assemblyNotesRemove: { params: z.output<typeof materials.AssemblyNotesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: AssemblyNotesRemove200 };
  assemblyNotesHistory: { params: z.output<typeof materials.AssemblyNotesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: AssemblyNotesHistory200 };
  brandsList: { params: Record<never, never>; query: z.output<typeof materials.BrandsListQueryParams>; body: Record<never, never>; response: BrandsList200 };
  brandsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.BrandsCreateBody>; response: BrandsCreate200 };
  brandsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.BrandsRemoveManyBody>; response: BrandsRemoveMany200 };
  brandsExport: { params: Record<never, never>; query: z.output<typeof materials.BrandsExportQueryParams>; body: Record<never, never>; response: never };
  brandsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.BrandsUpdateManyBody>; response: BrandsUpdateMany200 };
  brandsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.BrandsRevertManyBody>; response: BrandsRevertMany200 };
  brandsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.BrandsRestoreManyBody>; response: BrandsRestoreMany200 };
  brandsRead: { params: z.output<typeof materials.BrandsReadParams>; query: Record<never, never>; body: Record<never, never>; response: BrandsRead200 };
  brandsUpdate: { params: z.output<typeof materials.BrandsUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.BrandsUpdateBody>; response: BrandsUpdate200 };
  brandsRemove: { params: z.output<typeof materials.BrandsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: BrandsRemove200 };
  brandsHistory: { params: z.output<typeof materials.BrandsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: BrandsHistory200 };
  materialCategoriesList: { params: Record<never, never>; query: z.output<typeof materials.MaterialCategoriesListQueryParams>; body: Record<never, never>; response: MaterialCategoriesList200 };
  materialCategoriesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCategoriesCreateBody>; response: MaterialCategoriesCreate200 };
  materialCategoriesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCategoriesRemoveManyBody>; response: MaterialCategoriesRemoveMany200 };
  materialCategoriesExport: { params: Record<never, never>; query: z.output<typeof materials.MaterialCategoriesExportQueryParams>; body: Record<never, never>; response: never };
  materialCategoriesUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCategoriesUpdateManyBody>; response: MaterialCategoriesUpdateMany200 };
  materialCategoriesRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCategoriesRevertManyBody>; response: MaterialCategoriesRevertMany200 };
  materialCategoriesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCategoriesRestoreManyBody>; response: MaterialCategoriesRestoreMany200 };
  materialCategoriesRead: { params: z.output<typeof materials.MaterialCategoriesReadParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialCategoriesRead200 };
  materialCategoriesUpdate: { params: z.output<typeof materials.MaterialCategoriesUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialCategoriesUpdateBody>; response: MaterialCategoriesUpdate200 };
  materialCategoriesRemove: { params: z.output<typeof materials.MaterialCategoriesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialCategoriesRemove200 };
  materialCategoriesHistory: { params: z.output<typeof materials.MaterialCategoriesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialCategoriesHistory200 };
  materialFormulasList: { params: Record<never, never>; query: z.output<typeof estimation.MaterialFormulasListQueryParams>; body: Record<never, never>; response: MaterialFormulasList200 };
  materialFormulasCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.MaterialFormulasCreateBody>; response: MaterialFormulasCreate200 };
  materialFormulasRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.MaterialFormulasRemoveManyBody>; response: MaterialFormulasRemoveMany200 };
  materialFormulasExport: { params: Record<never, never>; query: z.output<typeof estimation.MaterialFormulasExportQueryParams>; body: Record<never, never>; response: never };
  materialFormulasRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.MaterialFormulasRestoreManyBody>; response: MaterialFormulasRestoreMany200 };
  materialFormulasRead: { params: z.output<typeof estimation.MaterialFormulasReadParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialFormulasRead200 };
  materialFormulasUpdate: { params: z.output<typeof estimation.MaterialFormulasUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.MaterialFormulasUpdateBody>; response: MaterialFormulasUpdate200 };
  materialFormulasRemove: { params: z.output<typeof estimation.MaterialFormulasRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialFormulasRemove200 };
  materialFormulasHistory: { params: z.output<typeof estimation.MaterialFormulasHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialFormulasHistory200 };
  materialsList: { params: Record<never, never>; query: z.output<typeof materials.MaterialsListQueryParams>; body: Record<never, never>; response: MaterialsList200 };
  materialsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsCreateBody>; response: MaterialsCreate200 };
  materialsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsRemoveManyBody>; response: MaterialsRemoveMany200 };
  materialsSetActive: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsSetActiveBody>; response: MaterialsSetActive200 };
  materialsExport: { params: Record<never, never>; query: z.output<typeof materials.MaterialsExportQueryParams>; body: Record<never, never>; response: never };
  materialsExportIdentifiers: { params: Record<never, never>; query: z.output<typeof materials.MaterialsExportIdentifiersQueryParams>; body: Record<never, never>; response: never };
  materialsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsUpdateManyBody>; response: MaterialsUpdateMany200 };
  materialsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsRevertManyBody>; response: MaterialsRevertMany200 };
  materialsReset: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsResetBody>; response: MaterialsReset200 };
  materialsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsRestoreManyBody>; response: MaterialsRestoreMany200 };
  materialsRead: { params: z.output<typeof materials.MaterialsReadParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsRead200 };
  materialsUpdate: { params: z.output<typeof materials.MaterialsUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialsUpdateBody>; response: MaterialsUpdate200 };
  materialsRemove: { params: z.output<typeof materials.MaterialsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsRemove200 };
  materialsHistory: { params: z.output<typeof materials.MaterialsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsHistory200 };
  materialsCopy: { params: z.output<typeof materials.MaterialsCopyParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialsCopyBody>; response: MaterialsCopy200 };
  materialsListPrices: { params: z.output<typeof materials.MaterialsListPricesParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsListPrices200 };
  materialsAddPrice: { params: z.output<typeof materials.MaterialsAddPriceParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialsAddPriceBody>; response: MaterialsAddPrice200 };
  materialsListChanges: { params: Record<never, never>; query: z.output<typeof materials.MaterialsListChangesQueryParams>; body: Record<never, never>; response: MaterialsListChanges200 };
  materialsListUses: { params: z.output<typeof materials.MaterialsListUsesParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsListUses200 };
  notificationsList: { params: Record<never, never>; query: z.output<typeof workspace.NotificationsListQueryParams>; body: Record<never, never>; response: NotificationsList200 };
  notificationsMarkRead: { params: Record<never, never>; query: z.output<typeof workspace.NotificationsMarkReadQueryParams>; body: Record<never, never>; response: NotificationsMarkRead200 };
  billingAddPaymentMethod: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingAddPaymentMethodBody>; response: BillingAddPaymentMethod200 };
  billingBuyManufacturing: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingBuyManufacturingBody>; response: BillingBuyManufacturing200 };
  billingCalculateCharge: { params: Record<never, never>; query: z.output<typeof billing.BillingCalculateChargeQueryParams>; body: Record<never, never>; response: BillingCalculateCharge200 };
  billingCancelPlan: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingCancelPlan200 };
  billingChangePlan: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingChangePlanBody>; response: BillingChangePlan200 };
  billingCharge: { params: Record<never, never>; query: z.output<typeof billing.BillingChargeQueryParams>; body: z.output<typeof billing.BillingChargeBody>; response: BillingCharge200 };
  billingRedeemCoupon: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingRedeemCouponBody>; response: BillingRedeemCoupon200 };
  billingRemoveCoupon: { params: z.output<typeof billing.BillingRemoveCouponParams>; query: Record<never, never>; body: Record<never, never>; response: BillingRemoveCoupon200 };
  billingListInvoices: { params: Record<never, never>; query: z.output<typeof billing.BillingListInvoicesQueryParams>; body: Record<never, never>; response: BillingListInvoices200 };
  billingReadSubscription: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingReadSubscription200 };
  billingReadInvoice: { params: z.output<typeof billing.BillingReadInvoiceParams>; query: Record<never, never>; body: Record<never, never>; response: BillingReadInvoice200 };
  billingDiscardInvoice: { params: z.output<typeof billing.BillingDiscardInvoiceParams>; query: Record<never, never>; body: Record<never, never>; response: BillingDiscardInvoice200 };
  billingDownloadInvoice: { params: z.output<typeof billing.BillingDownloadInvoiceParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  billingKeepPlan: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingKeepPlan200 };
  billingListPlans: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingListPlans200 };
  aiOrdersPlace: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.AiOrdersPlaceBody>; response: AiOrdersPlace200 };
  billingListPaymentMethods: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingListPaymentMethods200 };
  billingSetDefaultPaymentMethod: { params: z.output<typeof billing.BillingSetDefaultPaymentMethodParams>; query: Record<never, never>; body: Record<never, never>; response: BillingSetDefaultPaymentMethod200 };
  billingRemovePaymentMethod: { params: z.output<typeof billing.BillingRemovePaymentMethodParams>; query: Record<never, never>; body: Record<never, never>; response: BillingRemovePaymentMethod200 };
  billingReadPayment: { params: z.output<typeof billing.BillingReadPaymentParams>; query: Record<never, never>; body: Record<never, never>; response: BillingReadPayment200 };
  billingConfirmPayment: { params: z.output<typeof billing.BillingConfirmPaymentParams>; query: Record<never, never>; body: z.output<typeof billing.BillingConfirmPaymentBody>; response: BillingConfirmPayment200 };
  billingPreviewPlan: { params: Record<never, never>; query: z.output<typeof billing.BillingPreviewPlanQueryParams>; body: Record<never, never>; response: BillingPreviewPlan200 };
  billingPurchasePlan: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingPurchasePlanBody>; response: BillingPurchasePlan200 };
  billingUpdate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingUpdateBody>; response: BillingUpdate200 };
  billingReceiveWebhook: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingReceiveWebhookBody>; response: BillingReceiveWebhook200 };
  aiOrdersWithdraw: { params: z.output<typeof billing.AiOrdersWithdrawParams>; query: Record<never, never>; body: Record<never, never>; response: AiOrdersWithdraw200 };
  pluginsList: { params: Record<never, never>; query: z.output<typeof setup.PluginsListQueryParams>; body: Record<never, never>; response: PluginsList200 };
  pluginsUpdateQuickbooks: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.PluginsUpdateQuickbooksBody>; response: PluginsUpdateQuickbooks200 };
  pluginsUpdateSalesforce: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.PluginsUpdateSalesforceBody>; response: PluginsUpdateSalesforce200 };
  reportsList: { params: Record<never, never>; query: z.output<typeof reports.ReportsListQueryParams>; body: Record<never, never>; response: ReportsList200 };
  reportsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof reports.ReportsCreateBody>; response: ReportsCreate200 };
  reportsRead: { params: z.output<typeof reports.ReportsReadParams>; query: Record<never, never>; body: Record<never, never>; response: ReportsRead200 };
  reportsUpdate: { params: z.output<typeof reports.ReportsUpdateParams>; query: Record<never, never>; body: z.output<typeof reports.ReportsUpdateBody>; response: ReportsUpdate200 };
  reportsRemove: { params: z.output<typeof reports.ReportsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: ReportsRemove200 };
  reportsRestore: { params: z.output<typeof reports.ReportsRestoreParams>; query: Record<never, never>; body: Record<never, never>; response: ReportsRestore200 };
  reportFilesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof reports.ReportFilesCreateBody>; response: ReportFilesCreate200 };
  reportFilesDownload: { params: z.output<typeof reports.ReportFilesDownloadParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  retailCustomersList: { params: Record<never, never>; query: z.output<typeof retailCrm.RetailCustomersListQueryParams>; body: Record<never, never>; response: RetailCustomersList200 };
  retailCustomersCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersCreateBody>; response: RetailCustomersCreate200 };
  retailCustomersRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersRemoveManyBody>; response: RetailCustomersRemoveMany200 };
  retailCustomersDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersDuplicatesBody>; response: RetailCustomersDuplicates200 };
  retailCustomersExport: { params: Record<never, never>; query: z.output<typeof retailCrm.RetailCustomersExportQueryParams>; body: Record<never, never>; response: never };
  retailCustomersUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersUpdateManyBody>; response: RetailCustomersUpdateMany200 };
  retailCustomersRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersRevertManyBody>; response: RetailCustomersRevertMany200 };
  retailCustomersMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersMergeBody>; response: RetailCustomersMerge200 };
  retailCustomersUndoMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersUndoMergeBody>; response: RetailCustomersUndoMerge200 };
  retailCustomersRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersRestoreManyBody>; response: RetailCustomersRestoreMany200 };
  retailCustomersRead: { params: z.output<typeof retailCrm.RetailCustomersReadParams>; query: Record<never, never>; body: Record<never, never>; response: RetailCustomersRead200 };
  retailCustomersUpdate: { params: z.output<typeof retailCrm.RetailCustomersUpdateParams>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersUpdateBody>; response: RetailCustomersUpdate200 };
  retailCustomersRemove: { params: z.output<typeof retailCrm.RetailCustomersRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: RetailCustomersRemove200 };
  retailCustomersAddActivity: { params: z.output<typeof retailCrm.RetailCustomersAddActivityParams>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersAddActivityBody>; response: RetailCustomersAddActivity200 };
  retailCustomersChangeActivity: { params: z.output<typeof retailCrm.RetailCustomersChangeActivityParams>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersChangeActivityBody>; response: RetailCustomersChangeActivity200 };
  retailCustomersRemoveActivity: { params: z.output<typeof retailCrm.RetailCustomersRemoveActivityParams>; query: Record<never, never>; body: Record<never, never>; response: RetailCustomersRemoveActivity200 };
  retailCustomersHistory: { params: z.output<typeof retailCrm.RetailCustomersHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: RetailCustomersHistory200 };
  retailCustomersContacts: { params: z.output<typeof retailCrm.RetailCustomersContactsParams>; query: Record<never, never>; body: Record<never, never>; response: RetailCustomersContacts200 };
  retailCustomersMapContacts: { params: z.output<typeof retailCrm.RetailCustomersMapContactsParams>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersMapContactsBody>; response: RetailCustomersMapContacts200 };
  retailCustomersUnmapContact: { params: z.output<typeof retailCrm.RetailCustomersUnmapContactParams>; query: Record<never, never>; body: Record<never, never>; response: RetailCustomersUnmapContact200 };
  retailCustomersTimeline: { params: z.output<typeof retailCrm.RetailCustomersTimelineParams>; query: z.output<typeof retailCrm.RetailCustomersTimelineQueryParams>; body: Record<never, never>; response: RetailCustomersTimeline200 };
  retailCustomersListChanges: { params: Record<never, never>; query: z.output<typeof retailCrm.RetailCustomersListChangesQueryParams>; body: Record<never, never>; response: RetailCustomersListChanges200 };
  retailVendorsListChanges: { params: Record<never, never>; query: z.output<typeof retailVendor.RetailVendorsListChangesQueryParams>; body: Record<never, never>; response: RetailVendorsListChanges200 };
  retailVendorsList: { params: Record<never, never>; query: z.output<typeof retailVendor.RetailVendorsListQueryParams>; body: Record<never, never>; response: RetailVendorsList200 };
  retailVendorsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsCreateBody>; response: RetailVendorsCreate200 };
  retailVendorsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsRemoveManyBody>; response: RetailVendorsRemoveMany200 };
  retailVendorsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsDuplicatesBody>; response: RetailVendorsDuplicates200 };
  retailVendorsExport: { params: Record<never, never>; query: z.output<typeof retailVendor.RetailVendorsExportQueryParams>; body: Record<never, never>; response: never };
  retailVendorsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsUpdateManyBody>; response: RetailVendorsUpdateMany200 };
  retailVendorsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsRevertManyBody>; response: RetailVendorsRevertMany200 };
  retailVendorsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsMergeBody>; response: RetailVendorsMerge200 };
  retailVendorsUndoMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsUndoMergeBody>; response: RetailVendorsUndoMerge200 };
  retailVendorsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsRestoreManyBody>; response: RetailVendorsRestoreMany200 };
  retailVendorsRead: { params: z.output<typeof retailVendor.RetailVendorsReadParams>; query: Record<never, never>; body: Record<never, never>; response: RetailVendorsRead200 };
  retailVendorsUpdate: { params: z.output<typeof retailVendor.RetailVendorsUpdateParams>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsUpdateBody>; response: RetailVendorsUpdate200 };
  retailVendorsRemove: { params: z.output<typeof retailVendor.RetailVendorsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: RetailVendorsRemove200 };
  retailVendorsAddActivity: { params: z.output<typeof retailVendor.RetailVendorsAddActivityParams>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsAddActivityBody>; response: RetailVendorsAddActivity200 };
  retailVendorsChangeActivity: { params: z.output<typeof retailVendor.RetailVendorsChangeActivityParams>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsChangeActivityBody>; response: RetailVendorsChangeActivity200 };
  retailVendorsRemoveActivity: { params: z.output<typeof retailVendor.RetailVendorsRemoveActivityParams>; query: Record<never, never>; body: Record<never, never>; response: RetailVendorsRemoveActivity200 };
  retailVendorsHistory: { params: z.output<typeof retailVendor.RetailVendorsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: RetailVendorsHistory200 };
  retailVendorsContacts: { params: z.output<typeof retailVendor.RetailVendorsContactsParams>; query: Record<never, never>; body: Record<never, never>; response: RetailVendorsContacts200 };
  retailVendorsMapContacts: { params: z.output<typeof retailVendor.RetailVendorsMapContactsParams>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsMapContactsBody>; response: RetailVendorsMapContacts200 };
  retailVendorsUnmapContact: { params: z.output<typeof retailVendor.RetailVendorsUnmapContactParams>; query: Record<never, never>; body: Record<never, never>; response: RetailVendorsUnmapContact200 };
  retailVendorsTimeline: { params: z.output<typeof retailVendor.RetailVendorsTimelineParams>; query: z.output<typeof retailVendor.RetailVendorsTimelineQueryParams>; body: Record<never, never>; response: RetailVendorsTimeline200 };
  userAccountsList: { params: Record<never, never>; query: z.output<typeof security.UserAccountsListQueryParams>; body: Record<never, never>; response: UserAccountsList200 };
  userAccountsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.UserAccountsCreateBody>; response: UserAccountsCreate200 };
  userAccountsExport: { params: Record<never, never>; query: z.output<typeof security.UserAccountsExportQueryParams>; body: Record<never, never>; response: never };
  userAccountsRead: { params: z.output<typeof security.UserAccountsReadParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsRead200 };
  userAccountsUpdate: { params: z.output<typeof security.UserAccountsUpdateParams>; query: Record<never, never>; body: z.output<typeof security.UserAccountsUpdateBody>; response: UserAccountsUpdate200 };
  userAccountsReadAccess: { params: z.output<typeof security.UserAccountsReadAccessParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsReadAccess200 };
  userAccountsActivate: { params: z.output<typeof security.UserAccountsActivateParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsActivate200 };
  userAccountsDeactivate: { params: z.output<typeof security.UserAccountsDeactivateParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsDeactivate200 };
  userAccountsEndSecondFactor: { params: z.output<typeof security.UserAccountsEndSecondFactorParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsEndSecondFactor200 };
  userAccountsEndSessions: { params: z.output<typeof security.UserAccountsEndSessionsParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsEndSessions200 };
  userAccountsInvite: { params: z.output<typeof security.UserAccountsInviteParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsInvite200 };
  userAccountsResetPassword: { params: z.output<typeof security.UserAccountsResetPasswordParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsResetPassword200 };
  authConfirmEmail: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthConfirmEmailBody>; response: AuthConfirmEmail200 };
  authForgotPassword: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthForgotPasswordBody>; response: AuthForgotPassword200 };
  authLogin: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthLoginBody>; response: AuthLogin200 };
  authLogout: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: AuthLogout200 };
  authCheckPasswordLink: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthCheckPasswordLinkBody>; response: AuthCheckPasswordLink200 };
  authResetPassword: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthResetPasswordBody>; response: AuthResetPassword200 };
  authVerifySecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthVerifySecondFactorBody>; response: AuthVerifySecondFactor200 };
  authBeginEnrollment: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthBeginEnrollmentBody>; response: AuthBeginEnrollment200 };
  authConfirmEnrollment: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthConfirmEnrollmentBody>; response: AuthConfirmEnrollment200 };
  authSignup: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthSignupBody>; response: AuthSignup200 };
  securityReadDashboard: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SecurityReadDashboard200 };
  signInProtectionListEvents: { params: Record<never, never>; query: z.output<typeof security.SignInProtectionListEventsQueryParams>; body: Record<never, never>; response: SignInProtectionListEvents200 };
  usersReadTenant: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: UsersReadTenant200 };
  groupsList: { params: Record<never, never>; query: z.output<typeof security.GroupsListQueryParams>; body: Record<never, never>; response: GroupsList200 };
  groupsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.GroupsCreateBody>; response: GroupsCreate200 };
  groupsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.GroupsRemoveManyBody>; response: GroupsRemoveMany200 };
  groupsExport: { params: Record<never, never>; query: z.output<typeof security.GroupsExportQueryParams>; body: Record<never, never>; response: never };
  groupsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.GroupsRestoreManyBody>; response: GroupsRestoreMany200 };
  groupsRead: { params: z.output<typeof security.GroupsReadParams>; query: Record<never, never>; body: Record<never, never>; response: GroupsRead200 };
  groupsUpdate: { params: z.output<typeof security.GroupsUpdateParams>; query: Record<never, never>; body: z.output<typeof security.GroupsUpdateBody>; response: GroupsUpdate200 };
  groupsRemove: { params: z.output<typeof security.GroupsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: GroupsRemove200 };
  securityHistory: { params: z.output<typeof security.SecurityHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: SecurityHistory200 };
  signInProtectionReadPolicy: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SignInProtectionReadPolicy200 };
  signInProtectionUpdatePolicy: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.SignInProtectionUpdatePolicyBody>; response: SignInProtectionUpdatePolicy200 };
  securityListChanges: { params: Record<never, never>; query: z.output<typeof security.SecurityListChangesQueryParams>; body: Record<never, never>; response: SecurityListChanges200 };
  rolesList: { params: Record<never, never>; query: z.output<typeof security.RolesListQueryParams>; body: Record<never, never>; response: RolesList200 };
  rolesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.RolesCreateBody>; response: RolesCreate200 };
  rolesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.RolesRemoveManyBody>; response: RolesRemoveMany200 };
  rolesExport: { params: Record<never, never>; query: z.output<typeof security.RolesExportQueryParams>; body: Record<never, never>; response: never };
  rolesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.RolesRestoreManyBody>; response: RolesRestoreMany200 };
  rolesRead: { params: z.output<typeof security.RolesReadParams>; query: Record<never, never>; body: Record<never, never>; response: RolesRead200 };
  rolesUpdate: { params: z.output<typeof security.RolesUpdateParams>; query: Record<never, never>; body: z.output<typeof security.RolesUpdateBody>; response: RolesUpdate200 };
  rolesRemove: { params: z.output<typeof security.RolesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: RolesRemove200 };
  rolesCopy: { params: z.output<typeof security.RolesCopyParams>; query: Record<never, never>; body: z.output<typeof security.RolesCopyBody>; response: RolesCopy200 };
  ownAccountReadSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnAccountReadSecondFactor200 };
  ownAccountBeginSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnAccountBeginSecondFactorBody>; response: OwnAccountBeginSecondFactor200 };
  ownAccountConfirmSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnAccountConfirmSecondFactorBody>; response: OwnAccountConfirmSecondFactor200 };
  ownAccountEndSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnAccountEndSecondFactorBody>; response: OwnAccountEndSecondFactor200 };
  ownAccountListSessions: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnAccountListSessions200 };
  ownAccountEndOtherSessions: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnAccountEndOtherSessions200 };
  ownAccountEndSession: { params: z.output<typeof security.OwnAccountEndSessionParams>; query: Record<never, never>; body: Record<never, never>; response: OwnAccountEndSession200 };
  usersList: { params: Record<never, never>; query: z.output<typeof lookups.UsersListQueryParams>; body: Record<never, never>; response: UsersList200 };
  ownAccountChangePassword: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnAccountChangePasswordBody>; response: OwnAccountChangePassword200 };
  ownAccountUpdatePicture: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnAccountUpdatePicture200 };
  ownAccountRemovePicture: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnAccountRemovePicture200 };
  usersReadProfile: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: UsersReadProfile200 };
  ownAccountUpdate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnAccountUpdateBody>; response: OwnAccountUpdate200 };
  securityValidateSession: { params: Record<never, never>; query: z.output<typeof security.SecurityValidateSessionQueryParams>; body: Record<never, never>; response: SecurityValidateSession200 };
  assistantSendMessage: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof assistant.AssistantSendMessageBody>; response: AssistantSendMessage200 };
  commentsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof comments.CommentsCreateBody>; response: CommentsCreate200 };
  commentsList: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof comments.CommentsListBody>; response: CommentsList200 };
  commentsListMentions: { params: Record<never, never>; query: z.output<typeof comments.CommentsListMentionsQueryParams>; body: Record<never, never>; response: CommentsListMentions200 };
  commentsRead: { params: z.output<typeof comments.CommentsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CommentsRead200 };
  commentsUpdate: { params: z.output<typeof comments.CommentsUpdateParams>; query: Record<never, never>; body: z.output<typeof comments.CommentsUpdateBody>; response: CommentsUpdate200 };
  commentsRemove: { params: z.output<typeof comments.CommentsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: CommentsRemove200 };
  commentsRestore: { params: z.output<typeof comments.CommentsRestoreParams>; query: Record<never, never>; body: Record<never, never>; response: CommentsRestore200 };
  communicationsList: { params: Record<never, never>; query: z.output<typeof setup.CommunicationsListQueryParams>; body: Record<never, never>; response: CommunicationsList200 };
  communicationsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.CommunicationsCreateBody>; response: CommunicationsCreate200 };
  communicationsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.CommunicationsRemoveManyBody>; response: CommunicationsRemoveMany200 };
  communicationsListCodes: { params: Record<never, never>; query: z.output<typeof setup.CommunicationsListCodesQueryParams>; body: Record<never, never>; response: CommunicationsListCodes200 };
  communicationsExport: { params: Record<never, never>; query: z.output<typeof setup.CommunicationsExportQueryParams>; body: Record<never, never>; response: never };
  communicationsListFields: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CommunicationsListFields200 };
  communicationsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.CommunicationsRestoreManyBody>; response: CommunicationsRestoreMany200 };
  communicationsRead: { params: z.output<typeof setup.CommunicationsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CommunicationsRead200 };
  communicationsUpdate: { params: z.output<typeof setup.CommunicationsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.CommunicationsUpdateBody>; response: CommunicationsUpdate200 };
  communicationsRemove: { params: z.output<typeof setup.CommunicationsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: CommunicationsRemove200 };
  companyRead: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CompanyRead200 };
  companyUpdate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.CompanyUpdateBody>; response: CompanyUpdate200 };
  companyUpdateLogo: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CompanyUpdateLogo200 };
  companyRemoveLogo: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CompanyRemoveLogo200 };
  contactsListNames: { params: Record<never, never>; query: z.output<typeof lookups.ContactsListNamesQueryParams>; body: Record<never, never>; response: ContactsListNames200 };
  workspaceReadDashboard: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: WorkspaceReadDashboard200 };
  departmentsList: { params: Record<never, never>; query: z.output<typeof setup.DepartmentsListQueryParams>; body: Record<never, never>; response: DepartmentsList200 };
  departmentsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsCreateBody>; response: DepartmentsCreate200 };
  departmentsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsRemoveManyBody>; response: DepartmentsRemoveMany200 };
  departmentsExport: { params: Record<never, never>; query: z.output<typeof setup.DepartmentsExportQueryParams>; body: Record<never, never>; response: never };
  departmentsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsUpdateManyBody>; response: DepartmentsUpdateMany200 };
  departmentsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsRevertManyBody>; response: DepartmentsRevertMany200 };
  departmentsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsRestoreManyBody>; response: DepartmentsRestoreMany200 };
  departmentsRead: { params: z.output<typeof setup.DepartmentsReadParams>; query: Record<never, never>; body: Record<never, never>; response: DepartmentsRead200 };
  departmentsUpdate: { params: z.output<typeof setup.DepartmentsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsUpdateBody>; response: DepartmentsUpdate200 };
  departmentsRemove: { params: z.output<typeof setup.DepartmentsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: DepartmentsRemove200 };
  designationsList: { params: Record<never, never>; query: z.output<typeof setup.DesignationsListQueryParams>; body: Record<never, never>; response: DesignationsList200 };
  designationsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DesignationsCreateBody>; response: DesignationsCreate200 };
  designationsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DesignationsRemoveManyBody>; response: DesignationsRemoveMany200 };
  designationsExport: { params: Record<never, never>; query: z.output<typeof setup.DesignationsExportQueryParams>; body: Record<never, never>; response: never };
  designationsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DesignationsUpdateManyBody>; response: DesignationsUpdateMany200 };
  designationsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DesignationsRevertManyBody>; response: DesignationsRevertMany200 };
  designationsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DesignationsRestoreManyBody>; response: DesignationsRestoreMany200 };
  designationsRead: { params: z.output<typeof setup.DesignationsReadParams>; query: Record<never, never>; body: Record<never, never>; response: DesignationsRead200 };
  designationsUpdate: { params: z.output<typeof setup.DesignationsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.DesignationsUpdateBody>; response: DesignationsUpdate200 };
  designationsRemove: { params: z.output<typeof setup.DesignationsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: DesignationsRemove200 };
  estimationFoldersList: { params: Record<never, never>; query: z.output<typeof setup.EstimationFoldersListQueryParams>; body: Record<never, never>; response: EstimationFoldersList200 };
  estimationFoldersCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersCreateBody>; response: EstimationFoldersCreate200 };
  estimationFoldersRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersRemoveManyBody>; response: EstimationFoldersRemoveMany200 };
  estimationFoldersExport: { params: Record<never, never>; query: z.output<typeof setup.EstimationFoldersExportQueryParams>; body: Record<never, never>; response: never };
  estimationFoldersUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersUpdateManyBody>; response: EstimationFoldersUpdateMany200 };
  estimationFoldersRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersRevertManyBody>; response: EstimationFoldersRevertMany200 };
  estimationFoldersRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersRestoreManyBody>; response: EstimationFoldersRestoreMany200 };
  estimationFoldersRead: { params: z.output<typeof setup.EstimationFoldersReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationFoldersRead200 };
  estimationFoldersUpdate: { params: z.output<typeof setup.EstimationFoldersUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersUpdateBody>; response: EstimationFoldersUpdate200 };
  estimationFoldersRemove: { params: z.output<typeof setup.EstimationFoldersRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationFoldersRemove200 };
  firstRunRead: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: FirstRunRead200 };
  firstRunCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.FirstRunCreateBody>; response: FirstRunCreate200 };
  formsList: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: FormsList200 };
  formsRead: { params: z.output<typeof forms.FormsReadParams>; query: Record<never, never>; body: Record<never, never>; response: FormsRead200 };
  formsUpdate: { params: z.output<typeof forms.FormsUpdateParams>; query: Record<never, never>; body: z.output<typeof forms.FormsUpdateBody>; response: FormsUpdate200 };
  formsReadUsage: { params: z.output<typeof forms.FormsReadUsageParams>; query: Record<never, never>; body: Record<never, never>; response: FormsReadUsage200 };
  formsListConfigurations: { params: Record<never, never>; query: z.output<typeof forms.FormsListConfigurationsQueryParams>; body: Record<never, never>; response: FormsListConfigurations200 };
  importsList: { params: Record<never, never>; query: z.output<typeof imports.ImportsListQueryParams>; body: Record<never, never>; response: ImportsList200 };
  importsCreate: { params: z.output<typeof imports.ImportsCreateParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsCreateBody>; response: ImportsCreate200 };
  importsDownloadTemplate: { params: z.output<typeof imports.ImportsDownloadTemplateParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  importsRead: { params: z.output<typeof imports.ImportsReadParams>; query: Record<never, never>; body: Record<never, never>; response: ImportsRead200 };
  importsResolveMatches: { params: z.output<typeof imports.ImportsResolveMatchesParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsResolveMatchesBody>; response: ImportsResolveMatches200 };
  importsCancel: { params: z.output<typeof imports.ImportsCancelParams>; query: Record<never, never>; body: Record<never, never>; response: ImportsCancel200 };
  importsUploadContent: { params: z.output<typeof imports.ImportsUploadContentParams>; query: Record<never, never>; body: Record<never, never>; response: ImportsUploadContent200 };
  importsUpdateMapping: { params: z.output<typeof imports.ImportsUpdateMappingParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsUpdateMappingBody>; response: ImportsUpdateMapping200 };
  importsUpdateReading: { params: z.output<typeof imports.ImportsUpdateReadingParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsUpdateReadingBody>; response: ImportsUpdateReading200 };
  importsDownloadResult: { params: z.output<typeof imports.ImportsDownloadResultParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  importsListRows: { params: z.output<typeof imports.ImportsListRowsParams>; query: z.output<typeof imports.ImportsListRowsQueryParams>; body: Record<never, never>; response: ImportsListRows200 };
  importsUpdateRow: { params: z.output<typeof imports.ImportsUpdateRowParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsUpdateRowBody>; response: ImportsUpdateRow200 };
  importsRun: { params: z.output<typeof imports.ImportsRunParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsRunBody>; response: ImportsRun200 };
  importsUndo: { params: z.output<typeof imports.ImportsUndoParams>; query: Record<never, never>; body: Record<never, never>; response: ImportsUndo200 };
  listViewsList: { params: Record<never, never>; query: z.output<typeof workspace.ListViewsListQueryParams>; body: Record<never, never>; response: ListViewsList200 };
  listViewsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workspace.ListViewsCreateBody>; response: ListViewsCreate200 };
  listViewsCount: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workspace.ListViewsCountBody>; response: ListViewsCount200 };
  listViewsUpdate: { params: z.output<typeof workspace.ListViewsUpdateParams>; query: Record<never, never>; body: z.output<typeof workspace.ListViewsUpdateBody>; response: ListViewsUpdate200 };
  listViewsRemove: { params: z.output<typeof workspace.ListViewsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: ListViewsRemove200 };
  listViewsSetDefault: { params: z.output<typeof workspace.ListViewsSetDefaultParams>; query: Record<never, never>; body: z.output<typeof workspace.ListViewsSetDefaultBody>; response: ListViewsSetDefault200 };
  listViewsRestore: { params: z.output<typeof workspace.ListViewsRestoreParams>; query: Record<never, never>; body: Record<never, never>; response: ListViewsRestore200 };
  setupLogsList: { params: Record<never, never>; query: z.output<typeof setup.SetupLogsListQueryParams>; body: Record<never, never>; response: SetupLogsList200 };
  setupLogsExport: { params: Record<never, never>; query: z.output<typeof setup.SetupLogsExportQueryParams>; body: Record<never, never>; response: never };
  mailSettingsRead: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: MailSettingsRead200 };
  mailSettingsUpdate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.MailSettingsUpdateBody>; response: MailSettingsUpdate200 };
  mailSettingsSendTest: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.MailSettingsSendTestBody>; response: MailSettingsSendTest200 };
  materialCharacteristicsList: { params: Record<never, never>; query: z.output<typeof materials.MaterialCharacteristicsListQueryParams>; body: Record<never, never>; response: MaterialCharacteristicsList200 };
  materialCharacteristicsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCharacteristicsCreateBody>; response: MaterialCharacteristicsCreate200 };
  materialCharacteristicsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCharacteristicsRemoveManyBody>; response: MaterialCharacteristicsRemoveMany200 };
  materialCharacteristicsExport: { params: Record<never, never>; query: z.output<typeof materials.MaterialCharacteristicsExportQueryParams>; body: Record<never, never>; response: never };
  materialCharacteristicsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCharacteristicsUpdateManyBody>; response: MaterialCharacteristicsUpdateMany200 };
  materialCharacteristicsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCharacteristicsRevertManyBody>; response: MaterialCharacteristicsRevertMany200 };
  materialCharacteristicsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCharacteristicsRestoreManyBody>; response: MaterialCharacteristicsRestoreMany200 };
  materialCharacteristicsRead: { params: z.output<typeof materials.MaterialCharacteristicsReadParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialCharacteristicsRead200 };
  materialCharacteristicsUpdate: { params: z.output<typeof materials.MaterialCharacteristicsUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialCharacteristicsUpdateBody>; response: MaterialCharacteristicsUpdate200 };
  materialCharacteristicsRemove: { params: z.output<typeof materials.MaterialCharacteristicsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialCharacteristicsRemove200 };
  materialCharacteristicsHistory: { params: z.output<typeof materials.MaterialCharacteristicsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialCharacteristicsHistory200 };
  materialIdentifiersList: { params: Record<never, never>; query: z.output<typeof materials.MaterialIdentifiersListQueryParams>; body: Record<never, never>; response: MaterialIdentifiersList200 };
  materialIdentifiersCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialIdentifiersCreateBody>; response: MaterialIdentifiersCreate200 };
  materialIdentifiersRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialIdentifiersRemoveManyBody>; response: MaterialIdentifiersRemoveMany200 };
  materialIdentifiersExport: { params: Record<never, never>; query: z.output<typeof materials.MaterialIdentifiersExportQueryParams>; body: Record<never, never>; response: never };
  materialIdentifiersUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialIdentifiersUpdateManyBody>; response: MaterialIdentifiersUpdateMany200 };
  materialIdentifiersRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialIdentifiersRevertManyBody>; response: MaterialIdentifiersRevertMany200 };
  materialIdentifiersRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialIdentifiersRestoreManyBody>; response: MaterialIdentifiersRestoreMany200 };
  materialIdentifiersRead: { params: z.output<typeof materials.MaterialIdentifiersReadParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialIdentifiersRead200 };
  materialIdentifiersUpdate: { params: z.output<typeof materials.MaterialIdentifiersUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialIdentifiersUpdateBody>; response: MaterialIdentifiersUpdate200 };
  materialIdentifiersRemove: { params: z.output<typeof materials.MaterialIdentifiersRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialIdentifiersRemove200 };
  materialIdentifiersHistory: { params: z.output<typeof materials.MaterialIdentifiersHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialIdentifiersHistory200 };
  laborCostsList: { params: Record<never, never>; query: z.output<typeof materials.LaborCostsListQueryParams>; body: Record<never, never>; response: LaborCostsList200 };
  laborCostsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborCostsCreateBody>; response: LaborCostsCreate200 };
  laborCostsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborCostsRemoveManyBody>; response: LaborCostsRemoveMany200 };
  laborCostsExport: { params: Record<never, never>; query: z.output<typeof materials.LaborCostsExportQueryParams>; body: Record<never, never>; response: never };
  laborCostsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborCostsUpdateManyBody>; response: LaborCostsUpdateMany200 };
  laborCostsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborCostsRevertManyBody>; response: LaborCostsRevertMany200 };
  laborCostsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborCostsRestoreManyBody>; response: LaborCostsRestoreMany200 };
  laborCostsRead: { params: z.output<typeof materials.LaborCostsReadParams>; query: Record<never, never>; body: Record<never, never>; response: LaborCostsRead200 };
  laborCostsUpdate: { params: z.output<typeof materials.LaborCostsUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.LaborCostsUpdateBody>; response: LaborCostsUpdate200 };
  laborCostsRemove: { params: z.output<typeof materials.LaborCostsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: LaborCostsRemove200 };
  laborCostsHistory: { params: z.output<typeof materials.LaborCostsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: LaborCostsHistory200 };
  laborProductivitiesList: { params: Record<never, never>; query: z.output<typeof materials.LaborProductivitiesListQueryParams>; body: Record<never, never>; response: LaborProductivitiesList200 };
  laborProductivitiesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborProductivitiesCreateBody>; response: LaborProductivitiesCreate200 };
  laborProductivitiesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborProductivitiesRemoveManyBody>; response: LaborProductivitiesRemoveMany200 };
  laborProductivitiesExport: { params: Record<never, never>; query: z.output<typeof materials.LaborProductivitiesExportQueryParams>; body: Record<never, never>; response: never };
  laborProductivitiesUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborProductivitiesUpdateManyBody>; response: LaborProductivitiesUpdateMany200 };
  laborProductivitiesRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborProductivitiesRevertManyBody>; response: LaborProductivitiesRevertMany200 };
  laborProductivitiesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.LaborProductivitiesRestoreManyBody>; response: LaborProductivitiesRestoreMany200 };
  laborProductivitiesRead: { params: z.output<typeof materials.LaborProductivitiesReadParams>; query: Record<never, never>; body: Record<never, never>; response: LaborProductivitiesRead200 };
  laborProductivitiesUpdate: { params: z.output<typeof materials.LaborProductivitiesUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.LaborProductivitiesUpdateBody>; response: LaborProductivitiesUpdate200 };
  laborProductivitiesRemove: { params: z.output<typeof materials.LaborProductivitiesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: LaborProductivitiesRemove200 };
  laborProductivitiesHistory: { params: z.output<typeof materials.LaborProductivitiesHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: LaborProductivitiesHistory200 };
  unitsList: { params: Record<never, never>; query: z.output<typeof materials.UnitsListQueryParams>; body: Record<never, never>; response: UnitsList200 };
  unitsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.UnitsCreateBody>; response: UnitsCreate200 };
  unitsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.UnitsRemoveManyBody>; response: UnitsRemoveMany200 };
  unitsExport: { params: Record<never, never>; query: z.output<typeof materials.UnitsExportQueryParams>; body: Record<never, never>; response: never };
  unitsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.UnitsUpdateManyBody>; response: UnitsUpdateMany200 };
  unitsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.UnitsRevertManyBody>; response: UnitsRevertMany200 };
  unitsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.UnitsRestoreManyBody>; response: UnitsRestoreMany200 };
  unitsRead: { params: z.output<typeof materials.UnitsReadParams>; query: Record<never, never>; body: Record<never, never>; response: UnitsRead200 };
  unitsUpdate: { params: z.output<typeof materials.UnitsUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.UnitsUpdateBody>; response: UnitsUpdate200 };
  unitsRemove: { params: z.output<typeof materials.UnitsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: UnitsRemove200 };
  unitsHistory: { params: z.output<typeof materials.UnitsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: UnitsHistory200 };
  setupListModules: { params: Record<never, never>; query: z.output<typeof setup.SetupListModulesQueryParams>; body: Record<never, never>; response: SetupListModules200 };
  setupListModuleWorkflows: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SetupListModuleWorkflows200 };
  setupUpdateModuleWorkflow: { params: z.output<typeof setup.SetupUpdateModuleWorkflowParams>; query: Record<never, never>; body: z.output<typeof setup.SetupUpdateModuleWorkflowBody>; response: SetupUpdateModuleWorkflow200 };
  workspaceListPurchasedModules: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: WorkspaceListPurchasedModules200 };
  setupListSubModules: { params: Record<never, never>; query: z.output<typeof setup.SetupListSubModulesQueryParams>; body: Record<never, never>; response: SetupListSubModules200 };
  setupReadModule: { params: z.output<typeof setup.SetupReadModuleParams>; query: Record<never, never>; body: Record<never, never>; response: SetupReadModule200 };
  numberingList: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: NumberingList200 };
  numberingUpdate: { params: z.output<typeof setup.NumberingUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.NumberingUpdateBody>; response: NumberingUpdate200 };
  departmentsListNames: { params: Record<never, never>; query: z.output<typeof setup.DepartmentsListNamesQueryParams>; body: Record<never, never>; response: DepartmentsListNames200 };
  designationsListNames: { params: Record<never, never>; query: z.output<typeof security.DesignationsListNamesQueryParams>; body: Record<never, never>; response: DesignationsListNames200 };
  qualifiersListNames: { params: Record<never, never>; query: z.output<typeof security.QualifiersListNamesQueryParams>; body: Record<never, never>; response: QualifiersListNames200 };
  qualifiersList: { params: Record<never, never>; query: z.output<typeof setup.QualifiersListQueryParams>; body: Record<never, never>; response: QualifiersList200 };
  qualifiersCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.QualifiersCreateBody>; response: QualifiersCreate200 };
  qualifiersRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.QualifiersRemoveManyBody>; response: QualifiersRemoveMany200 };
  qualifiersExport: { params: Record<never, never>; query: z.output<typeof setup.QualifiersExportQueryParams>; body: Record<never, never>; response: never };
  qualifiersUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.QualifiersUpdateManyBody>; response: QualifiersUpdateMany200 };
  qualifiersRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.QualifiersRevertManyBody>; response: QualifiersRevertMany200 };
  qualifiersRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.QualifiersRestoreManyBody>; response: QualifiersRestoreMany200 };
  qualifiersRead: { params: z.output<typeof setup.QualifiersReadParams>; query: Record<never, never>; body: Record<never, never>; response: QualifiersRead200 };
  qualifiersUpdate: { params: z.output<typeof setup.QualifiersUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.QualifiersUpdateBody>; response: QualifiersUpdate200 };
  qualifiersRemove: { params: z.output<typeof setup.QualifiersRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: QualifiersRemove200 };
  workspaceSearch: { params: Record<never, never>; query: z.output<typeof workspace.WorkspaceSearchQueryParams>; body: Record<never, never>; response: WorkspaceSearch200 };
  statusListsList: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: StatusListsList200 };
  statusListsRead: { params: z.output<typeof setup.StatusListsReadParams>; query: Record<never, never>; body: Record<never, never>; response: StatusListsRead200 };
  statusListsReorder: { params: z.output<typeof setup.StatusListsReorderParams>; query: Record<never, never>; body: z.output<typeof setup.StatusListsReorderBody>; response: StatusListsReorder200 };
  statusListsCreate: { params: z.output<typeof setup.StatusListsCreateParams>; query: Record<never, never>; body: z.output<typeof setup.StatusListsCreateBody>; response: StatusListsCreate200 };
  statusListsUpdate: { params: z.output<typeof setup.StatusListsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.StatusListsUpdateBody>; response: StatusListsUpdate200 };
  statusListsRemove: { params: z.output<typeof setup.StatusListsRemoveParams>; query: z.output<typeof setup.StatusListsRemoveQueryParams>; body: Record<never, never>; response: StatusListsRemove200 };
  workspaceListStatuses: { params: z.output<typeof workspace.WorkspaceListStatusesParams>; query: z.output<typeof workspace.WorkspaceListStatusesQueryParams>; body: Record<never, never>; response: WorkspaceListStatuses200 };
  workflowsListNames: { params: Record<never, never>; query: z.output<typeof setup.WorkflowsListNamesQueryParams>; body: Record<never, never>; response: WorkflowsListNames200 };
  workflowsListStatuses: { params: z.output<typeof setup.WorkflowsListStatusesParams>; query: Record<never, never>; body: Record<never, never>; response: WorkflowsListStatuses200 };
  territoriesListNames: { params: Record<never, never>; query: z.output<typeof lookups.TerritoriesListNamesQueryParams>; body: Record<never, never>; response: TerritoriesListNames200 };
  territoriesList: { params: Record<never, never>; query: z.output<typeof setup.TerritoriesListQueryParams>; body: Record<never, never>; response: TerritoriesList200 };
  territoriesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.TerritoriesCreateBody>; response: TerritoriesCreate200 };
  territoriesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.TerritoriesRemoveManyBody>; response: TerritoriesRemoveMany200 };
  territoriesExport: { params: Record<never, never>; query: z.output<typeof setup.TerritoriesExportQueryParams>; body: Record<never, never>; response: never };
  territoriesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.TerritoriesRestoreManyBody>; response: TerritoriesRestoreMany200 };
  territoriesRead: { params: z.output<typeof setup.TerritoriesReadParams>; query: Record<never, never>; body: Record<never, never>; response: TerritoriesRead200 };
  territoriesUpdate: { params: z.output<typeof setup.TerritoriesUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.TerritoriesUpdateBody>; response: TerritoriesUpdate200 };
  territoriesRemove: { params: z.output<typeof setup.TerritoriesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: TerritoriesRemove200 };
  groupsListNames: { params: Record<never, never>; query: z.output<typeof security.GroupsListNamesQueryParams>; body: Record<never, never>; response: GroupsListNames200 };
  preferencesRead: { params: Record<never, never>; query: z.output<typeof workspace.PreferencesReadQueryParams>; body: Record<never, never>; response: PreferencesRead200 };
  preferencesSave: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workspace.PreferencesSaveBody>; response: PreferencesSave200 };
  inboxList: { params: Record<never, never>; query: z.output<typeof inbox.InboxListQueryParams>; body: Record<never, never>; response: InboxList200 };
  workflowsList: { params: Record<never, never>; query: z.output<typeof setup.WorkflowsListQueryParams>; body: Record<never, never>; response: WorkflowsList200 };
  workflowsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.WorkflowsCreateBody>; response: WorkflowsCreate200 };
  workflowsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.WorkflowsRemoveManyBody>; response: WorkflowsRemoveMany200 };
  workflowsExport: { params: Record<never, never>; query: z.output<typeof setup.WorkflowsExportQueryParams>; body: Record<never, never>; response: never };
  workflowsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.WorkflowsRestoreManyBody>; response: WorkflowsRestoreMany200 };
  workflowsRead: { params: z.output<typeof setup.WorkflowsReadParams>; query: Record<never, never>; body: Record<never, never>; response: WorkflowsRead200 };
  workflowsUpdate: { params: z.output<typeof setup.WorkflowsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.WorkflowsUpdateBody>; response: WorkflowsUpdate200 };
  workflowsRemove: { params: z.output<typeof setup.WorkflowsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: WorkflowsRemove200 };
  tasksReadDashboard: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: TasksReadDashboard200 };
  taskFoldersList: { params: Record<never, never>; query: z.output<typeof tasks.TaskFoldersListQueryParams>; body: Record<never, never>; response: TaskFoldersList200 };
  taskFoldersCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersCreateBody>; response: TaskFoldersCreate200 };
  taskFoldersRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersRemoveManyBody>; response: TaskFoldersRemoveMany200 };
  taskFoldersRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersRestoreManyBody>; response: TaskFoldersRestoreMany200 };
  taskFoldersListShared: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: TaskFoldersListShared200 };
  taskFoldersShare: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersShareBody>; response: TaskFoldersShare200 };
  taskFoldersUpdateShare: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersUpdateShareBody>; response: TaskFoldersUpdateShare200 };
  taskFoldersUnshare: { params: Record<never, never>; query: z.output<typeof tasks.TaskFoldersUnshareQueryParams>; body: Record<never, never>; response: TaskFoldersUnshare200 };
  taskFoldersListShares: { params: z.output<typeof tasks.TaskFoldersListSharesParams>; query: Record<never, never>; body: Record<never, never>; response: TaskFoldersListShares200 };
  taskFoldersRead: { params: z.output<typeof tasks.TaskFoldersReadParams>; query: Record<never, never>; body: Record<never, never>; response: TaskFoldersRead200 };
  taskFoldersRename: { params: z.output<typeof tasks.TaskFoldersRenameParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersRenameBody>; response: TaskFoldersRename200 };
  taskFoldersMove: { params: z.output<typeof tasks.TaskFoldersMoveParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersMoveBody>; response: TaskFoldersMove200 };
  tasksListTodo: { params: Record<never, never>; query: z.output<typeof tasks.TasksListTodoQueryParams>; body: Record<never, never>; response: TasksListTodo200 };
  tasksListChanges: { params: Record<never, never>; query: z.output<typeof tasks.TasksListChangesQueryParams>; body: Record<never, never>; response: TasksListChanges200 };
  spacesList: { params: Record<never, never>; query: z.output<typeof tasks.SpacesListQueryParams>; body: Record<never, never>; response: SpacesList200 };
  spacesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.SpacesCreateBody>; response: SpacesCreate200 };
  tasksList: { params: Record<never, never>; query: z.output<typeof tasks.TasksListQueryParams>; body: Record<never, never>; response: TasksList200 };
  tasksCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksCreateBody>; response: TasksCreate200 };
  tasksRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksRemoveManyBody>; response: TasksRemoveMany200 };
  tasksAssignMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksAssignManyBody>; response: TasksAssignMany200 };
  tasksAssign: { params: z.output<typeof tasks.TasksAssignParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksAssignBody>; response: TasksAssign200 };
  tasksListAttachable: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksListAttachableBody>; response: TasksListAttachable200 };
  tasksUndo: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksUndoBody>; response: TasksUndo200 };
  tasksExport: { params: Record<never, never>; query: z.output<typeof tasks.TasksExportQueryParams>; body: Record<never, never>; response: never };
  tasksKanban: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksKanbanBody>; response: TasksKanban200 };
  tasksListItems: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksListItemsBody>; response: TasksListItems200 };
  tasksListItemsByQuery: { params: Record<never, never>; query: z.output<typeof tasks.TasksListItemsByQueryQueryParams>; body: Record<never, never>; response: TasksListItemsByQuery200 };
  tasksUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksUpdateManyBody>; response: TasksUpdateMany200 };
  tasksReadModuleDetails: { params: z.output<typeof tasks.TasksReadModuleDetailsParams>; query: Record<never, never>; body: Record<never, never>; response: TasksReadModuleDetails200 };
  tasksMove: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksMoveBody>; response: TasksMove200 };
  tasksRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksRestoreManyBody>; response: TasksRestoreMany200 };
  tasksReadShared: { params: Record<never, never>; query: z.output<typeof tasks.TasksReadSharedQueryParams>; body: Record<never, never>; response: TasksReadShared200 };
  tasksListShared: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksListSharedBody>; response: TasksListShared200 };
  tasksListSharedByQuery: { params: Record<never, never>; query: z.output<typeof tasks.TasksListSharedByQueryQueryParams>; body: Record<never, never>; response: TasksListSharedByQuery200 };
  tasksShare: { params: z.output<typeof tasks.TasksShareParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksShareBody>; response: TasksShare200 };
  tasksUnshare: { params: z.output<typeof tasks.TasksUnshareParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksUnshareBody>; response: TasksUnshare200 };
  tasksUpdateShare: { params: z.output<typeof tasks.TasksUpdateShareParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksUpdateShareBody>; response: TasksUpdateShare200 };
  tasksListShares: { params: z.output<typeof tasks.TasksListSharesParams>; query: Record<never, never>; body: Record<never, never>; response: TasksListShares200 };
  tasksRead: { params: z.output<typeof tasks.TasksReadParams>; query: Record<never, never>; body: Record<never, never>; response: TasksRead200 };
  tasksUpdate: { params: z.output<typeof tasks.TasksUpdateParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksUpdateBody>; response: TasksUpdate200 };
  tasksRemove: { params: z.output<typeof tasks.TasksRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: TasksRemove200 };
  tasksAttach: { params: z.output<typeof tasks.TasksAttachParams>; query: Record<never, never>; body: Record<never, never>; response: TasksAttach200 };
  tasksHistory: { params: z.output<typeof tasks.TasksHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: TasksHistory200 };
  tasksReadCustomFields: { params: z.output<typeof tasks.TasksReadCustomFieldsParams>; query: Record<never, never>; body: Record<never, never>; response: TasksReadCustomFields200 };
  tasksDetach: { params: z.output<typeof tasks.TasksDetachParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksDetachBody>; response: TasksDetach200 };
  tasksAddDependency: { params: z.output<typeof tasks.TasksAddDependencyParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksAddDependencyBody>; response: TasksAddDependency200 };
  tasksUpdateDependency: { params: z.output<typeof tasks.TasksUpdateDependencyParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksUpdateDependencyBody>; response: TasksUpdateDependency200 };
  tasksRemoveDependency: { params: z.output<typeof tasks.TasksRemoveDependencyParams>; query: Record<never, never>; body: Record<never, never>; response: TasksRemoveDependency200 };
  tasksReadDetail: { params: z.output<typeof tasks.TasksReadDetailParams>; query: Record<never, never>; body: Record<never, never>; response: TasksReadDetail200 };
  tasksUpdatePages: { params: z.output<typeof tasks.TasksUpdatePagesParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksUpdatePagesBody>; response: TasksUpdatePages200 };
  tasksAddReminder: { params: z.output<typeof tasks.TasksAddReminderParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksAddReminderBody>; response: TasksAddReminder200 };
  tasksRemoveReminder: { params: z.output<typeof tasks.TasksRemoveReminderParams>; query: Record<never, never>; body: Record<never, never>; response: TasksRemoveReminder200 };
  spacesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.SpacesRestoreManyBody>; response: SpacesRestoreMany200 };
  spacesRead: { params: z.output<typeof tasks.SpacesReadParams>; query: Record<never, never>; body: Record<never, never>; response: SpacesRead200 };
  spacesUpdate: { params: z.output<typeof tasks.SpacesUpdateParams>; query: Record<never, never>; body: z.output<typeof tasks.SpacesUpdateBody>; response: SpacesUpdate200 };
  spacesRemove: { params: z.output<typeof tasks.SpacesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: SpacesRemove200 };
  spacesListShares: { params: z.output<typeof tasks.SpacesListSharesParams>; query: Record<never, never>; body: Record<never, never>; response: SpacesListShares200 };
  spacesUpdateShares: { params: z.output<typeof tasks.SpacesUpdateSharesParams>; query: Record<never, never>; body: z.output<typeof tasks.SpacesUpdateSharesBody>; response: SpacesUpdateShares200 };
  taskViewsList: { params: Record<never, never>; query: z.output<typeof tasks.TaskViewsListQueryParams>; body: Record<never, never>; response: TaskViewsList200 };
  taskViewsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskViewsCreateBody>; response: TaskViewsCreate200 };
  taskViewsUpdate: { params: z.output<typeof tasks.TaskViewsUpdateParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskViewsUpdateBody>; response: TaskViewsUpdate200 };
  taskViewsRemove: { params: z.output<typeof tasks.TaskViewsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: TaskViewsRemove200 };
  taskViewsSetDefault: { params: z.output<typeof tasks.TaskViewsSetDefaultParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskViewsSetDefaultBody>; response: TaskViewsSetDefault200 };
  vendorsList: { params: Record<never, never>; query: z.output<typeof vendors.VendorsListQueryParams>; body: Record<never, never>; response: VendorsList200 };
  vendorsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsCreateBody>; response: VendorsCreate200 };
  vendorsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsRemoveManyBody>; response: VendorsRemoveMany200 };
  vendorsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsDuplicatesBody>; response: VendorsDuplicates200 };
  vendorsExport: { params: Record<never, never>; query: z.output<typeof vendors.VendorsExportQueryParams>; body: Record<never, never>; response: never };
  vendorsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsUpdateManyBody>; response: VendorsUpdateMany200 };
  vendorsRevertMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsRevertManyBody>; response: VendorsRevertMany200 };
  vendorsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsMergeBody>; response: VendorsMerge200 };
  vendorsUndoMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsUndoMergeBody>; response: VendorsUndoMerge200 };
  vendorsListNames: { params: Record<never, never>; query: z.output<typeof lookups.VendorsListNamesQueryParams>; body: Record<never, never>; response: VendorsListNames200 };
  vendorsListChanges: { params: Record<never, never>; query: z.output<typeof vendors.VendorsListChangesQueryParams>; body: Record<never, never>; response: VendorsListChanges200 };
  vendorsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsRestoreManyBody>; response: VendorsRestoreMany200 };
  vendorsRead: { params: z.output<typeof vendors.VendorsReadParams>; query: Record<never, never>; body: Record<never, never>; response: VendorsRead200 };
  vendorsUpdate: { params: z.output<typeof vendors.VendorsUpdateParams>; query: Record<never, never>; body: z.output<typeof vendors.VendorsUpdateBody>; response: VendorsUpdate200 };
  vendorsRemove: { params: z.output<typeof vendors.VendorsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: VendorsRemove200 };
  vendorsAddActivity: { params: z.output<typeof vendors.VendorsAddActivityParams>; query: Record<never, never>; body: z.output<typeof vendors.VendorsAddActivityBody>; response: VendorsAddActivity200 };
  vendorsChangeActivity: { params: z.output<typeof vendors.VendorsChangeActivityParams>; query: Record<never, never>; body: z.output<typeof vendors.VendorsChangeActivityBody>; response: VendorsChangeActivity200 };
  vendorsRemoveActivity: { params: z.output<typeof vendors.VendorsRemoveActivityParams>; query: Record<never, never>; body: Record<never, never>; response: VendorsRemoveActivity200 };
  vendorsHistory: { params: z.output<typeof vendors.VendorsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: VendorsHistory200 };
  vendorsContacts: { params: z.output<typeof vendors.VendorsContactsParams>; query: Record<never, never>; body: Record<never, never>; response: VendorsContacts200 };
  vendorsMapContacts: { params: z.output<typeof vendors.VendorsMapContactsParams>; query: Record<never, never>; body: z.output<typeof vendors.VendorsMapContactsBody>; response: VendorsMapContacts200 };
  vendorsUnmapContact: { params: z.output<typeof vendors.VendorsUnmapContactParams>; query: Record<never, never>; body: Record<never, never>; response: VendorsUnmapContact200 };
  vendorsTimeline: { params: z.output<typeof vendors.VendorsTimelineParams>; query: z.output<typeof vendors.VendorsTimelineQueryParams>; body: Record<never, never>; response: VendorsTimeline200 };
  vendorsListMaterials: { params: z.output<typeof vendors.VendorsListMaterialsParams>; query: z.output<typeof vendors.VendorsListMaterialsQueryParams>; body: Record<never, never>; response: VendorsListMaterials200 };
  workdriveList: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdriveListQueryParams>; body: Record<never, never>; response: WorkdriveList200 };
  workdriveCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveCreateBody>; response: WorkdriveCreate200 };
  workdriveCreateArchive: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveCreateArchiveBody>; response: WorkdriveCreateArchive200 };
  workdriveListChanges: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdriveListChangesQueryParams>; body: Record<never, never>; response: WorkdriveListChanges200 };
  workdriveUpdateContent: { params: z.output<typeof workdrive.WorkdriveUpdateContentParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveUpdateContent200 };
  workdriveCopy: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveCopyBody>; response: WorkdriveCopy200 };
  workdriveDownload: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdriveDownloadQueryParams>; body: Record<never, never>; response: WorkdriveDownload200 };
  workdriveDownloadPdf: { params: z.output<typeof workdrive.WorkdriveDownloadPdfParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveDownloadPdf200 };
  planPagesDownload: { params: z.output<typeof workdrive.PlanPagesDownloadParams>; query: Record<never, never>; body: z.output<typeof workdrive.PlanPagesDownloadBody>; response: PlanPagesDownload200 };
  workdriveSetFavorite: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveSetFavoriteBody>; response: WorkdriveSetFavorite200 };
  workdriveUploadFolder: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveUploadFolderBody>; response: WorkdriveUploadFolder200 };
  workdriveReadItem: { params: z.output<typeof workdrive.WorkdriveReadItemParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveReadItem200 };
  workdriveRename: { params: z.output<typeof workdrive.WorkdriveRenameParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveRenameBody>; response: WorkdriveRename200 };
  workdrivePreview: { params: z.output<typeof workdrive.WorkdrivePreviewParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdrivePreview200 };
  workdriveListShares: { params: z.output<typeof workdrive.WorkdriveListSharesParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveListShares200 };
  workdriveShare: { params: z.output<typeof workdrive.WorkdriveShareParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveShareBody>; response: WorkdriveShare200 };
  workdriveUnshare: { params: z.output<typeof workdrive.WorkdriveUnshareParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveUnshareBody>; response: WorkdriveUnshare200 };
  workdriveListVersions: { params: z.output<typeof workdrive.WorkdriveListVersionsParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveListVersions200 };
  workdriveRestoreVersion: { params: z.output<typeof workdrive.WorkdriveRestoreVersionParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveRestoreVersionBody>; response: WorkdriveRestoreVersion200 };
  workdriveMove: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveMoveBody>; response: WorkdriveMove200 };
  planPagesCopy: { params: z.output<typeof workdrive.PlanPagesCopyParams>; query: Record<never, never>; body: z.output<typeof workdrive.PlanPagesCopyBody>; response: PlanPagesCopy200 };
  planPagesRename: { params: z.output<typeof workdrive.PlanPagesRenameParams>; query: Record<never, never>; body: z.output<typeof workdrive.PlanPagesRenameBody>; response: PlanPagesRename200 };
  planPagesRead: { params: z.output<typeof workdrive.PlanPagesReadParams>; query: Record<never, never>; body: Record<never, never>; response: PlanPagesRead200 };
  planPagesList: { params: Record<never, never>; query: z.output<typeof workdrive.PlanPagesListQueryParams>; body: Record<never, never>; response: PlanPagesList200 };
  workdrivePurge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdrivePurgeBody>; response: WorkdrivePurge200 };
  workdriveRestore: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveRestoreBody>; response: WorkdriveRestore200 };
  workdriveDownloadSigned: { params: z.output<typeof workdrive.WorkdriveDownloadSignedParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  workdriveTrashMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveTrashManyBody>; response: WorkdriveTrashMany200 };
  workdriveTrash: { params: z.output<typeof workdrive.WorkdriveTrashParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveTrash200 };
  workdriveUsage: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveUsage200 };
  workdriveCompleteUpload: { params: z.output<typeof workdrive.WorkdriveCompleteUploadParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveCompleteUploadBody>; response: WorkdriveCompleteUpload200 };
  workdriveReadUploadProgress: { params: z.output<typeof workdrive.WorkdriveReadUploadProgressParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveReadUploadProgress200 };
}

export interface EntityTypes {
  account: { row: Account; create: AccountFields; update: AccountUpdate };
  contact: { row: Contact; create: ContactFields; update: ContactUpdate };
  materialPrice: { row: MaterialPrice; create: MaterialPriceFields; update: never };
  lead: { row: Lead; create: LeadFields; update: LeadUpdate };
  opportunity: { row: Opportunity; create: OpportunityFields; update: OpportunityUpdate };
  calculatorField: { row: CalculatorField; create: CalculatorFieldFields; update: CalculatorFieldUpdate };
  calculatorGroup: { row: CalculatorGroup; create: CalculatorGroupFields; update: CalculatorGroupUpdate };
  calculatorTemplate: { row: CalculatorTemplate; create: CalculatorTemplateFields; update: CalculatorTemplateUpdate };
  inclusionExclusion: { row: InclusionExclusion; create: InclusionExclusionFields; update: InclusionExclusionUpdate };
  inclusionExclusionTemplate: { row: InclusionExclusionTemplate; create: InclusionExclusionTemplateFields; update: InclusionExclusionTemplateUpdate };
  quoteTemplate: { row: QuoteTemplate; create: QuoteTemplateFields; update: QuoteTemplateUpdate };
  planStamp: { row: PlanStamp; create: PlanStampFields; update: PlanStampUpdate };
  estimationTag: { row: EstimationTag; create: EstimationTagFields; update: EstimationTagUpdate };
  variable: { row: Variable; create: VariableFields; update: VariableUpdate };
  laborTemplate: { row: LaborTemplate; create: LaborTemplateFields; update: LaborTemplateUpdate };
  assembly: { row: Assembly; create: AssemblyFields; update: AssemblyUpdate };
  assemblyNote: { row: AssemblyNote; create: AssemblyNoteFields; update: AssemblyNoteUpdate };
  brand: { row: Brand; create: BrandFields; update: BrandUpdate };
  materialCategory: { row: MaterialCategory; create: MaterialCategoryFields; update: MaterialCategoryUpdate };
  materialFormula: { row: MaterialFormula; create: MaterialFormulaFields; update: MaterialFormulaUpdate };
  material: { row: Material; create: MaterialFields; update: MaterialUpdate };
  retailCustomer: { row: RetailCustomer; create: RetailCustomerFields; update: RetailCustomerUpdate };
  retailVendor: { row: RetailVendor; create: RetailVendorFields; update: RetailVendorUpdate };
  department: { row: Department; create: DepartmentFields; update: DepartmentUpdate };
  designation: { row: Designation; create: DesignationFields; update: DesignationUpdate };
  estimationFolder: { row: EstimationFolder; create: EstimationFolderFields; update: EstimationFolderUpdate };
  materialCharacteristic: { row: MaterialCharacteristic; create: MaterialCharacteristicFields; update: MaterialCharacteristicUpdate };
  materialIdentifier: { row: MaterialIdentifier; create: MaterialIdentifierFields; update: MaterialIdentifierUpdate };
  laborCost: { row: LaborCost; create: LaborCostFields; update: LaborCostUpdate };
  laborProductivity: { row: LaborProductivity; create: LaborProductivityFields; update: LaborProductivityUpdate };
  unit: { row: Unit; create: UnitFields; update: UnitUpdate };
  qualifier: { row: Qualifier; create: QualifierFields; update: QualifierUpdate };
  territory: { row: Territory; create: TerritoryFields; update: TerritoryUpdate };
  task: { row: Task; create: TaskFields; update: TaskUpdate };
  vendor: { row: Vendor; create: VendorFields; update: VendorUpdate };
}
