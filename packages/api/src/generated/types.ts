// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type * as z from 'zod';
import type * as admin from './admin/admin.zod.ts';
import type * as partner from './partner/partner.zod.ts';
import type * as links from './links/links.zod.ts';
import type * as assistant from './assistant/assistant.zod.ts';
import type * as crm from './crm/crm.zod.ts';
import type * as materials from './materials/materials.zod.ts';
import type * as auth from './auth/auth.zod.ts';
import type * as estimation from './estimation/estimation.zod.ts';
import type * as tasks from './tasks/tasks.zod.ts';
import type * as forms from './forms/forms.zod.ts';
import type * as live from './live/live.zod.ts';
import type * as shell from './shell/shell.zod.ts';
import type * as billing from './billing/billing.zod.ts';
import type * as setup from './setup/setup.zod.ts';
import type * as reports from './reports/reports.zod.ts';
import type * as retailCrm from './retail-crm/retail-crm.zod.ts';
import type * as retailVendor from './retail-vendor/retail-vendor.zod.ts';
import type * as security from './security/security.zod.ts';
import type * as lookups from './lookups/lookups.zod.ts';
import type * as imports from './imports/imports.zod.ts';
import type * as vendors from './vendors/vendors.zod.ts';
import type * as workdrive from './workdrive/workdrive.zod.ts';
import type {
  Account,
  AccountFields,
  AccountLettersBegin200,
  AccountLettersSend200,
  AccountTextsBegin200,
  AccountTextsSend200,
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
  AccountsSummary200,
  AccountsTimeline200,
  AccountsUnmapContact200,
  AccountsUpdate200,
  AccountsUpdateMany200,
  AiOrdersPlace200,
  AiOrdersWithdraw200,
  AiRequestsDrafts200,
  AiRequestsList200,
  AiRequestsRead200,
  AiRequestsRemoveDraft200,
  AiRequestsSaveDraft200,
  AiRequestsSubmit200,
  AiRequestsTakeIn200,
  AiRequestsTakeOut200,
  AiRequestsUpdate200,
  AssembliesCopy200,
  AssembliesCreate200,
  AssembliesHistory200,
  AssembliesList200,
  AssembliesRead200,
  AssembliesRemove200,
  AssembliesRemoveMany200,
  AssembliesRestoreMany200,
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
  AssemblyNotesUpdate200,
  AssemblyNotesUpdateMany200,
  AssemblyUpdate,
  AssistantQuery200,
  AssistantSendMessage200,
  AuthConfirm200,
  AuthForgotPassword200,
  AuthLogin200,
  AuthLogout200,
  AuthPasswordLink200,
  AuthResetPassword200,
  AuthSecondFactor200,
  AuthSignup200,
  BillingAddMethod200,
  BillingBuyManufacturing200,
  BillingCalculateCharge200,
  BillingCancel200,
  BillingChange200,
  BillingCharge200,
  BillingConfirm200,
  BillingDiscard200,
  BillingGiveBack200,
  BillingInvoice200,
  BillingInvoices200,
  BillingKeep200,
  BillingMethods200,
  BillingPayment200,
  BillingPlans200,
  BillingPreview200,
  BillingPurchase200,
  BillingRedeem200,
  BillingRemoveMethod200,
  BillingSubscription200,
  BillingUpdate200,
  BillingUseMethod200,
  BillingWebhook200,
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
  CommentsMentions200,
  CommentsRead200,
  CommentsRemove200,
  CommentsRestore200,
  CommentsUpdate200,
  CommunicationsCreate200,
  CommunicationsList200,
  CommunicationsRead200,
  CommunicationsRemove200,
  CommunicationsRemoveMany200,
  CommunicationsRestoreMany200,
  CommunicationsUpdate200,
  Contact,
  ContactFields,
  ContactLettersBegin200,
  ContactLettersSend200,
  ContactMappingsList200,
  ContactRecordsList200,
  ContactTextsBegin200,
  ContactTextsSend200,
  ContactUpdate,
  ContactsAddActivity200,
  ContactsChangeActivity200,
  ContactsCreate200,
  ContactsDuplicates200,
  ContactsHistory200,
  ContactsList200,
  ContactsMerge200,
  ContactsRead200,
  ContactsRemove200,
  ContactsRemoveActivity200,
  ContactsRemoveMany200,
  ContactsRestoreMany200,
  ContactsSummary200,
  ContactsTimeline200,
  ContactsUpdate200,
  ContactsUpdateMany200,
  CouponsCreate200,
  CouponsHistory200,
  CouponsList200,
  CouponsRead200,
  CouponsRedemptions200,
  CouponsSetActive200,
  CouponsUpdate200,
  CrmDashboardsActivities200,
  CrmDashboardsRead200,
  CrmLookupsChanges200,
  CrmLookupsOpportunity200,
  CrmMapAccounts200,
  CrmMapLeads200,
  CrmMapPlace200,
  CrmMapTerritories200,
  CrmMapVendors200,
  CustomerAiRequestsComplete200,
  CustomerAiRequestsHandOver200,
  CustomerAiRequestsList200,
  CustomerAiRequestsRead200,
  CustomerLicensingCancel200,
  CustomerLicensingChangeInformation200,
  CustomerLicensingChangeMode200,
  CustomerLicensingCustomers200,
  CustomerLicensingExtendTrial200,
  CustomerLicensingInformation200,
  CustomerLicensingInvoices200,
  CustomerLicensingKeep200,
  CustomerLicensingPlans200,
  CustomerLicensingPreview200,
  CustomerLicensingRefund200,
  CustomerLicensingResume200,
  CustomerLicensingSell200,
  CustomerLicensingSettle200,
  CustomerLicensingSubscription200,
  CustomerLicensingSummary200,
  CustomerLicensingSuspend200,
  CustomerLicensingUpdate200,
  Department,
  DepartmentFields,
  DepartmentUpdate,
  DepartmentsCreate200,
  DepartmentsList200,
  DepartmentsRead200,
  DepartmentsRemove200,
  DepartmentsRemoveMany200,
  DepartmentsRestoreMany200,
  DepartmentsUpdate200,
  DepartmentsUpdateMany200,
  Designation,
  DesignationFields,
  DesignationUpdate,
  DesignationsCreate200,
  DesignationsList200,
  DesignationsRead200,
  DesignationsRemove200,
  DesignationsRemoveMany200,
  DesignationsRestoreMany200,
  DesignationsUpdate200,
  DesignationsUpdateMany200,
  EstimateAlternatesAdd200,
  EstimateAlternatesChange200,
  EstimateAlternatesList200,
  EstimateAlternatesRemove200,
  EstimateFreezesFreeze200,
  EstimateFreezesUnfreeze200,
  EstimateOutcomesDecide200,
  EstimateOutcomesPlan200,
  EstimateOutcomesWithdraw200,
  EstimateQuantitiesList200,
  EstimateRadarsRead200,
  EstimateRadarsSeen200,
  EstimateVersionsDifference200,
  EstimateVersionsKeep200,
  EstimateVersionsList200,
  EstimateVersionsRead200,
  EstimateVersionsRestore200,
  EstimateWhatIfCompute200,
  EstimationFolder,
  EstimationFolderFields,
  EstimationFolderUpdate,
  EstimationFoldersCreate200,
  EstimationFoldersList200,
  EstimationFoldersRead200,
  EstimationFoldersRemove200,
  EstimationFoldersRemoveMany200,
  EstimationFoldersRestoreMany200,
  EstimationFoldersUpdate200,
  EstimationFoldersUpdateMany200,
  EstimationLookupsEstimationChanges200,
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
  EstimationWorkAddCondition200,
  EstimationWorkAllTakeoff200,
  EstimationWorkCalibrate200,
  EstimationWorkChangeCondition200,
  EstimationWorkChangeEstimate200,
  EstimationWorkChangeQuote200,
  EstimationWorkConditions200,
  EstimationWorkCreateQuote200,
  EstimationWorkEstimate200,
  EstimationWorkEstimateNow200,
  EstimationWorkLineSteps200,
  EstimationWorkQuote200,
  EstimationWorkQuotes200,
  EstimationWorkRemoveCondition200,
  EstimationWorkRemovePages200,
  EstimationWorkSaveTakeoff200,
  EstimationWorkTakeoff200,
  EstimationWorkWhy200,
  EstimationsCreate200,
  EstimationsList200,
  EstimationsRead200,
  EstimationsRemove200,
  EstimationsRemoveMany200,
  EstimationsRestoreMany200,
  EstimationsUpdate200,
  FileLinksCreate200,
  FileLinksList200,
  FileLinksRevoke200,
  FormsConfigs200,
  FormsGlobalConfigs200,
  FormsList200,
  FormsRead200,
  FormsUpdate200,
  FormsUsage200,
  GroupLookupList200,
  GroupsCreate200,
  GroupsList200,
  GroupsRead200,
  GroupsRemove200,
  GroupsRemoveMany200,
  GroupsRestoreMany200,
  GroupsUpdate200,
  ImportsAlike200,
  ImportsCancel200,
  ImportsContent200,
  ImportsCreate200,
  ImportsEdit200,
  ImportsList200,
  ImportsMapping200,
  ImportsRead200,
  ImportsRows200,
  ImportsRun200,
  ImportsUndo200,
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
  LaborCostsUpdate200,
  LaborCostsUpdateMany200,
  LaborProductivitiesCreate200,
  LaborProductivitiesHistory200,
  LaborProductivitiesList200,
  LaborProductivitiesRead200,
  LaborProductivitiesRemove200,
  LaborProductivitiesRemoveMany200,
  LaborProductivitiesRestoreMany200,
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
  LeadCallsCheck200,
  LeadCallsConvert200,
  LeadCallsKeepMapping200,
  LeadCallsMapping200,
  LeadCallsOffer200,
  LeadCallsResetMapping200,
  LeadFields,
  LeadLettersBegin200,
  LeadLettersSend200,
  LeadTextsBegin200,
  LeadTextsSend200,
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
  LeadsSummary200,
  LeadsTimeline200,
  LeadsUpdate200,
  LeadsUpdateMany200,
  LiveLeft200,
  LivePresent200,
  Material,
  MaterialCategoriesCreate200,
  MaterialCategoriesHistory200,
  MaterialCategoriesList200,
  MaterialCategoriesRead200,
  MaterialCategoriesRemove200,
  MaterialCategoriesRemoveMany200,
  MaterialCategoriesRestoreMany200,
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
  MaterialIdentifiersUpdate200,
  MaterialIdentifiersUpdateMany200,
  MaterialPrice,
  MaterialPriceFields,
  MaterialPricesCreate200,
  MaterialPricesList200,
  MaterialPricesRead200,
  MaterialPricesRemoveMany200,
  MaterialTablesActivate200,
  MaterialTablesActivateAssemblies200,
  MaterialTablesAddPrice200,
  MaterialTablesAssemblies200,
  MaterialTablesChanges200,
  MaterialTablesPrices200,
  MaterialTablesReset200,
  MaterialTablesUses200,
  MaterialUpdate,
  MaterialsCopy200,
  MaterialsCreate200,
  MaterialsHistory200,
  MaterialsList200,
  MaterialsRead200,
  MaterialsRemove200,
  MaterialsRemoveMany200,
  MaterialsRestoreMany200,
  MaterialsUpdate200,
  MaterialsUpdateMany200,
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
  OpportunitiesSummary200,
  OpportunitiesTimeline200,
  OpportunitiesUnmapContact200,
  OpportunitiesUpdate200,
  OpportunitiesUpdateMany200,
  Opportunity,
  OpportunityBiddersCreate200,
  OpportunityBiddersList200,
  OpportunityBiddersRemove200,
  OpportunityBiddersUpdate200,
  OpportunityFields,
  OpportunityLettersBegin200,
  OpportunityLettersSend200,
  OpportunityTextsBegin200,
  OpportunityTextsSend200,
  OpportunityUpdate,
  OpportunityVendorsCreate200,
  OpportunityVendorsList200,
  OpportunityVendorsRemove200,
  OpportunityVendorsUpdate200,
  OrganizationLookupDesignations200,
  OrganizationLookupQualifiers200,
  OwnBeginSecondFactor200,
  OwnConfirmSecondFactor200,
  OwnEndOtherSessions200,
  OwnEndSecondFactor200,
  OwnEndSession200,
  OwnPassword200,
  OwnPicture200,
  OwnRemovePicture200,
  OwnSecondFactor200,
  OwnSessions200,
  OwnUpdate200,
  PartnerChangeCompany200,
  PartnerCompany200,
  PartnerCompanyHistory200,
  PartnerConfirmRequest200,
  PartnerCustomer200,
  PartnerCustomers200,
  PartnerLogin200,
  PartnerProfile200,
  PartnerRequest200,
  PartnerRequestState200,
  PartnerRequestsApprove200,
  PartnerRequestsDecline200,
  PartnerRequestsList200,
  PartnerRequestsRead200,
  PartnerSummary200,
  PartnerVerify200,
  PendingActivationsActivate200,
  PendingActivationsList200,
  PendingActivationsReject200,
  PendingActivationsResend200,
  PlanImagesKeep200,
  PlanMarksAddLayer200,
  PlanMarksChangeLayer200,
  PlanMarksChanges200,
  PlanMarksLayers200,
  PlanMarksRemoveLayer200,
  PlanMarksSave200,
  PlanPinsAdd200,
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
  PublicAccessRead200,
  PublicAccessUnlock200,
  PublicQuotesDecide200,
  Qualifier,
  QualifierFields,
  QualifierUpdate,
  QualifiersCreate200,
  QualifiersList200,
  QualifiersRead200,
  QualifiersRemove200,
  QualifiersRemoveMany200,
  QualifiersRestoreMany200,
  QualifiersUpdate200,
  QualifiersUpdateMany200,
  QuoteChoicesClauses200,
  QuoteChoicesTags200,
  QuoteCustomersList200,
  QuoteFiguresList200,
  QuoteLinksCreate200,
  QuoteLinksList200,
  QuoteLinksRevoke200,
  QuoteRadarRead200,
  QuoteTemplate,
  QuoteTemplateChoicesList200,
  QuoteTemplateChoicesQuotes200,
  QuoteTemplateFields,
  QuoteTemplateUpdate,
  QuoteTemplatesCopy200,
  QuoteTemplatesCreate200,
  QuoteTemplatesHistory200,
  QuoteTemplatesList200,
  QuoteTemplatesRead200,
  QuoteTemplatesRemove200,
  QuoteTemplatesRemoveMany200,
  QuoteTemplatesRestoreMany200,
  QuoteTemplatesUpdate200,
  QuoteWorkCloseOthers200,
  QuoteWorkDecide200,
  QuoteWorkIssue200,
  QuoteWorkReopen200,
  QuoteWritingDocument200,
  QuoteWritingSample200,
  ReportFilesMake200,
  ReportsCreate200,
  ReportsList200,
  ReportsRead200,
  ReportsRemove200,
  ReportsRestore200,
  ReportsUpdate200,
  RetailCrmTablesChanges200,
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
  RetailCustomersMapContacts200,
  RetailCustomersMerge200,
  RetailCustomersRead200,
  RetailCustomersRemove200,
  RetailCustomersRemoveActivity200,
  RetailCustomersRemoveMany200,
  RetailCustomersRestoreMany200,
  RetailCustomersTimeline200,
  RetailCustomersUnmapContact200,
  RetailCustomersUpdate200,
  RetailCustomersUpdateMany200,
  RetailVendor,
  RetailVendorFields,
  RetailVendorTablesChanges200,
  RetailVendorUpdate,
  RetailVendorsAddActivity200,
  RetailVendorsChangeActivity200,
  RetailVendorsContacts200,
  RetailVendorsCreate200,
  RetailVendorsDuplicates200,
  RetailVendorsHistory200,
  RetailVendorsList200,
  RetailVendorsMapContacts200,
  RetailVendorsMerge200,
  RetailVendorsRead200,
  RetailVendorsRemove200,
  RetailVendorsRemoveActivity200,
  RetailVendorsRemoveMany200,
  RetailVendorsRestoreMany200,
  RetailVendorsTimeline200,
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
  SavedTaskViewsCreate200,
  SavedTaskViewsList200,
  SavedTaskViewsMakeDefault200,
  SavedTaskViewsRemove200,
  SavedTaskViewsUpdate200,
  SecurityChanges200,
  SecurityDashboard200,
  SecurityHistory200,
  SecurityProfile200,
  SecurityTenant200,
  SecurityUsers200,
  SecurityValidate200,
  SetupCodes200,
  SetupCompany200,
  SetupContactNames200,
  SetupDepartments200,
  SetupLogo200,
  SetupLogs200,
  SetupMail200,
  SetupModuleWorkflows200,
  SetupModules200,
  SetupNumbering200,
  SetupOneModule200,
  SetupPlugins200,
  SetupQuickbooks200,
  SetupRemoveLogo200,
  SetupSalesforce200,
  SetupSetModuleWorkflow200,
  SetupSetNumbering200,
  SetupSubModules200,
  SetupTemplateFields200,
  SetupTerritories200,
  SetupTestMail200,
  SetupUpdateCompany200,
  SetupUpdateMail200,
  SetupWorkflowStatuses200,
  SetupWorkflows200,
  SheetRevisionsAlign200,
  SheetRevisionsCompare200,
  SheetRevisionsCopyMeasures200,
  SheetRevisionsSeparate200,
  SheetRevisionsSetCurrent200,
  ShellMasterDashboard200,
  ShellNotifications200,
  ShellPreferences200,
  ShellPurchased200,
  ShellReadNotification200,
  ShellSavePreference200,
  ShellSearch200,
  ShellStatuses200,
  SpacesCreate200,
  SpacesList200,
  SpacesRead200,
  SpacesRemove200,
  SpacesRestoreMany200,
  SpacesShare200,
  SpacesShares200,
  SpacesUpdate200,
  StartCreateFirst200,
  StartFirstRun200,
  StartHealth200,
  StartOutbox200,
  StatusListsAdd200,
  StatusListsList200,
  StatusListsOrder200,
  StatusListsRead200,
  StatusListsRemove200,
  StatusListsUpdate200,
  Task,
  TaskCallsAssign200,
  TaskCallsAssignMany200,
  TaskCallsAttach200,
  TaskCallsAttachable200,
  TaskCallsChangeDependency200,
  TaskCallsChangeShare200,
  TaskCallsCustomFields200,
  TaskCallsDepend200,
  TaskCallsDetach200,
  TaskCallsDetail200,
  TaskCallsForget200,
  TaskCallsItems200,
  TaskCallsItemsByQuery200,
  TaskCallsKanban200,
  TaskCallsLinkPages200,
  TaskCallsModuleDetails200,
  TaskCallsMove200,
  TaskCallsRemind200,
  TaskCallsShare200,
  TaskCallsSharedByQuery200,
  TaskCallsSharedItem200,
  TaskCallsSharedItems200,
  TaskCallsShares200,
  TaskCallsTakeBack200,
  TaskCallsUndepend200,
  TaskCallsUnshare200,
  TaskFields,
  TaskFoldersChangeShare200,
  TaskFoldersCreate200,
  TaskFoldersList200,
  TaskFoldersMove200,
  TaskFoldersRead200,
  TaskFoldersRemoveMany200,
  TaskFoldersRename200,
  TaskFoldersRestoreMany200,
  TaskFoldersShare200,
  TaskFoldersShared200,
  TaskFoldersShares200,
  TaskFoldersUnshare200,
  TaskUpdate,
  TaskViewsChanges200,
  TaskViewsDashboard200,
  TaskViewsRefs200,
  TaskViewsTodo200,
  TasksCreate200,
  TasksHistory200,
  TasksList200,
  TasksRead200,
  TasksRemove200,
  TasksRemoveMany200,
  TasksRestoreMany200,
  TasksUpdate200,
  TasksUpdateMany200,
  TerritoriesCreate200,
  TerritoriesList200,
  TerritoriesRead200,
  TerritoriesRemove200,
  TerritoriesRemoveMany200,
  TerritoriesRestoreMany200,
  TerritoriesUpdate200,
  Territory,
  TerritoryFields,
  TerritoryUpdate,
  TypicalGroupsAdd200,
  TypicalGroupsChange200,
  TypicalGroupsList200,
  TypicalGroupsRemove200,
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
  UnitsUpdate200,
  UnitsUpdateMany200,
  UserAccountsAccess200,
  UserAccountsActivate200,
  UserAccountsCreate200,
  UserAccountsDeactivate200,
  UserAccountsEndSecondFactor200,
  UserAccountsEndSessions200,
  UserAccountsInvite200,
  UserAccountsList200,
  UserAccountsRead200,
  UserAccountsResetPassword200,
  UserAccountsUpdate200,
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
  VendorTablesChanges200,
  VendorTablesMaterials200,
  VendorTablesNames200,
  VendorUpdate,
  VendorsAddActivity200,
  VendorsChangeActivity200,
  VendorsContacts200,
  VendorsCreate200,
  VendorsDuplicates200,
  VendorsHistory200,
  VendorsList200,
  VendorsMapContacts200,
  VendorsMerge200,
  VendorsRead200,
  VendorsRemove200,
  VendorsRemoveActivity200,
  VendorsRemoveMany200,
  VendorsRestoreMany200,
  VendorsTimeline200,
  VendorsUnmapContact200,
  VendorsUpdate200,
  VendorsUpdateMany200,
  WaitingList200,
  WorkdriveArchive200,
  WorkdriveChanges200,
  WorkdriveContent200,
  WorkdriveCopy200,
  WorkdriveCopyPage200,
  WorkdriveCreate200,
  WorkdriveDownload200,
  WorkdriveDownloadPages200,
  WorkdriveDownloadPdf200,
  WorkdriveFavorite200,
  WorkdriveFinish200,
  WorkdriveFolderUpload200,
  WorkdriveItem200,
  WorkdriveList200,
  WorkdriveMove200,
  WorkdrivePage200,
  WorkdrivePages200,
  WorkdrivePreview200,
  WorkdrivePurge200,
  WorkdriveReceived200,
  WorkdriveRename200,
  WorkdriveRenamePage200,
  WorkdriveRestore200,
  WorkdriveRestoreVersion200,
  WorkdriveShare200,
  WorkdriveShares200,
  WorkdriveTrash200,
  WorkdriveTrashMany200,
  WorkdriveUnshare200,
  WorkdriveUsage200,
  WorkdriveVersions200,
  WorkflowsCreate200,
  WorkflowsList200,
  WorkflowsRead200,
  WorkflowsRemove200,
  WorkflowsRemoveMany200,
  WorkflowsRestoreMany200,
  WorkflowsUpdate200,
} from './plumbline.schemas.ts';

export interface OperationTypes {
  customerAiRequestsComplete: { params: Record<never, never>; query: z.output<typeof admin.CustomerAiRequestsCompleteQueryParams>; body: Record<never, never>; response: CustomerAiRequestsComplete200 };
  couponsList: { params: Record<never, never>; query: z.output<typeof admin.CouponsListQueryParams>; body: Record<never, never>; response: CouponsList200 };
  couponsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof admin.CouponsCreateBody>; response: CouponsCreate200 };
  couponsRead: { params: z.output<typeof admin.CouponsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CouponsRead200 };
  couponsUpdate: { params: z.output<typeof admin.CouponsUpdateParams>; query: Record<never, never>; body: z.output<typeof admin.CouponsUpdateBody>; response: CouponsUpdate200 };
  couponsSetActive: { params: z.output<typeof admin.CouponsSetActiveParams>; query: Record<never, never>; body: z.output<typeof admin.CouponsSetActiveBody>; response: CouponsSetActive200 };
  couponsHistory: { params: z.output<typeof admin.CouponsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: CouponsHistory200 };
  couponsRedemptions: { params: z.output<typeof admin.CouponsRedemptionsParams>; query: z.output<typeof admin.CouponsRedemptionsQueryParams>; body: Record<never, never>; response: CouponsRedemptions200 };
  customerLicensingCancel: { params: z.output<typeof admin.CustomerLicensingCancelParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingCancelBody>; response: CustomerLicensingCancel200 };
  customerLicensingCustomers: { params: Record<never, never>; query: z.output<typeof admin.CustomerLicensingCustomersQueryParams>; body: Record<never, never>; response: CustomerLicensingCustomers200 };
  customerLicensingExtendTrial: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingExtendTrialBody>; response: CustomerLicensingExtendTrial200 };
  customerLicensingInformation: { params: z.output<typeof admin.CustomerLicensingInformationParams>; query: Record<never, never>; body: Record<never, never>; response: CustomerLicensingInformation200 };
  customerLicensingChangeInformation: { params: z.output<typeof admin.CustomerLicensingChangeInformationParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingChangeInformationBody>; response: CustomerLicensingChangeInformation200 };
  customerLicensingInvoices: { params: z.output<typeof admin.CustomerLicensingInvoicesParams>; query: z.output<typeof admin.CustomerLicensingInvoicesQueryParams>; body: Record<never, never>; response: CustomerLicensingInvoices200 };
  customerLicensingInvoicePdf: { params: z.output<typeof admin.CustomerLicensingInvoicePdfParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  customerLicensingSubscription: { params: z.output<typeof admin.CustomerLicensingSubscriptionParams>; query: Record<never, never>; body: Record<never, never>; response: CustomerLicensingSubscription200 };
  customerLicensingKeep: { params: z.output<typeof admin.CustomerLicensingKeepParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingKeepBody>; response: CustomerLicensingKeep200 };
  customerLicensingSell: { params: z.output<typeof admin.CustomerLicensingSellParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingSellBody>; response: CustomerLicensingSell200 };
  customerLicensingPreview: { params: z.output<typeof admin.CustomerLicensingPreviewParams>; query: z.output<typeof admin.CustomerLicensingPreviewQueryParams>; body: Record<never, never>; response: CustomerLicensingPreview200 };
  customerLicensingPlans: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CustomerLicensingPlans200 };
  customerLicensingRefund: { params: z.output<typeof admin.CustomerLicensingRefundParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingRefundBody>; response: CustomerLicensingRefund200 };
  customerLicensingResume: { params: z.output<typeof admin.CustomerLicensingResumeParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingResumeBody>; response: CustomerLicensingResume200 };
  customerLicensingSettle: { params: z.output<typeof admin.CustomerLicensingSettleParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingSettleBody>; response: CustomerLicensingSettle200 };
  customerLicensingSummary: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CustomerLicensingSummary200 };
  customerLicensingSuspend: { params: z.output<typeof admin.CustomerLicensingSuspendParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingSuspendBody>; response: CustomerLicensingSuspend200 };
  customerLicensingChangeMode: { params: z.output<typeof admin.CustomerLicensingChangeModeParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingChangeModeBody>; response: CustomerLicensingChangeMode200 };
  customerLicensingUpdate: { params: z.output<typeof admin.CustomerLicensingUpdateParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerLicensingUpdateBody>; response: CustomerLicensingUpdate200 };
  customerAiRequestsList: { params: Record<never, never>; query: z.output<typeof admin.CustomerAiRequestsListQueryParams>; body: Record<never, never>; response: CustomerAiRequestsList200 };
  customerAiRequestsRead: { params: z.output<typeof admin.CustomerAiRequestsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CustomerAiRequestsRead200 };
  customerAiRequestsHandOver: { params: z.output<typeof admin.CustomerAiRequestsHandOverParams>; query: Record<never, never>; body: z.output<typeof admin.CustomerAiRequestsHandOverBody>; response: CustomerAiRequestsHandOver200 };
  partnerRequestsList: { params: Record<never, never>; query: z.output<typeof partner.PartnerRequestsListQueryParams>; body: Record<never, never>; response: PartnerRequestsList200 };
  partnerRequestsRead: { params: z.output<typeof partner.PartnerRequestsReadParams>; query: Record<never, never>; body: Record<never, never>; response: PartnerRequestsRead200 };
  partnerRequestsApprove: { params: z.output<typeof partner.PartnerRequestsApproveParams>; query: Record<never, never>; body: Record<never, never>; response: PartnerRequestsApprove200 };
  partnerRequestsDecline: { params: z.output<typeof partner.PartnerRequestsDeclineParams>; query: Record<never, never>; body: z.output<typeof partner.PartnerRequestsDeclineBody>; response: PartnerRequestsDecline200 };
  partnerCompany: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: PartnerCompany200 };
  partnerChangeCompany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof partner.PartnerChangeCompanyBody>; response: PartnerChangeCompany200 };
  partnerCompanyHistory: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: PartnerCompanyHistory200 };
  partnerCustomers: { params: Record<never, never>; query: z.output<typeof partner.PartnerCustomersQueryParams>; body: Record<never, never>; response: PartnerCustomers200 };
  partnerSummary: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: PartnerSummary200 };
  partnerVerify: { params: Record<never, never>; query: z.output<typeof partner.PartnerVerifyQueryParams>; body: Record<never, never>; response: PartnerVerify200 };
  partnerCustomer: { params: z.output<typeof partner.PartnerCustomerParams>; query: Record<never, never>; body: Record<never, never>; response: PartnerCustomer200 };
  partnerLogin: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof partner.PartnerLoginBody>; response: PartnerLogin200 };
  partnerProfile: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: PartnerProfile200 };
  partnerRequest: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof partner.PartnerRequestBody>; response: PartnerRequest200 };
  partnerConfirmRequest: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof partner.PartnerConfirmRequestBody>; response: PartnerConfirmRequest200 };
  partnerRequestState: { params: z.output<typeof partner.PartnerRequestStateParams>; query: Record<never, never>; body: Record<never, never>; response: PartnerRequestState200 };
  pendingActivationsList: { params: Record<never, never>; query: z.output<typeof admin.PendingActivationsListQueryParams>; body: Record<never, never>; response: PendingActivationsList200 };
  pendingActivationsActivate: { params: z.output<typeof admin.PendingActivationsActivateParams>; query: Record<never, never>; body: Record<never, never>; response: PendingActivationsActivate200 };
  pendingActivationsReject: { params: z.output<typeof admin.PendingActivationsRejectParams>; query: Record<never, never>; body: z.output<typeof admin.PendingActivationsRejectBody>; response: PendingActivationsReject200 };
  pendingActivationsResend: { params: z.output<typeof admin.PendingActivationsResendParams>; query: Record<never, never>; body: Record<never, never>; response: PendingActivationsResend200 };
  publicAccessFile: { params: Record<never, never>; query: z.output<typeof links.PublicAccessFileQueryParams>; body: Record<never, never>; response: never };
  publicAccessRead: { params: z.output<typeof links.PublicAccessReadParams>; query: Record<never, never>; body: Record<never, never>; response: PublicAccessRead200 };
  publicAccessUnlock: { params: z.output<typeof links.PublicAccessUnlockParams>; query: Record<never, never>; body: z.output<typeof links.PublicAccessUnlockBody>; response: PublicAccessUnlock200 };
  publicQuotesDecide: { params: z.output<typeof links.PublicQuotesDecideParams>; query: Record<never, never>; body: z.output<typeof links.PublicQuotesDecideBody>; response: PublicQuotesDecide200 };
  assistantQuery: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof assistant.AssistantQueryBody>; response: AssistantQuery200 };
  accountsList: { params: Record<never, never>; query: z.output<typeof crm.AccountsListQueryParams>; body: Record<never, never>; response: AccountsList200 };
  accountsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsCreateBody>; response: AccountsCreate200 };
  accountsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsRemoveManyBody>; response: AccountsRemoveMany200 };
  accountsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsDuplicatesBody>; response: AccountsDuplicates200 };
  accountsExport: { params: Record<never, never>; query: z.output<typeof crm.AccountsExportQueryParams>; body: Record<never, never>; response: never };
  accountsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsUpdateManyBody>; response: AccountsUpdateMany200 };
  accountsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsMergeBody>; response: AccountsMerge200 };
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
  accountLettersBegin: { params: z.output<typeof crm.AccountLettersBeginParams>; query: Record<never, never>; body: Record<never, never>; response: AccountLettersBegin200 };
  accountLettersSend: { params: z.output<typeof crm.AccountLettersSendParams>; query: Record<never, never>; body: z.output<typeof crm.AccountLettersSendBody>; response: AccountLettersSend200 };
  accountTextsBegin: { params: z.output<typeof crm.AccountTextsBeginParams>; query: Record<never, never>; body: Record<never, never>; response: AccountTextsBegin200 };
  accountTextsSend: { params: z.output<typeof crm.AccountTextsSendParams>; query: Record<never, never>; body: z.output<typeof crm.AccountTextsSendBody>; response: AccountTextsSend200 };
  accountsTimeline: { params: z.output<typeof crm.AccountsTimelineParams>; query: z.output<typeof crm.AccountsTimelineQueryParams>; body: Record<never, never>; response: AccountsTimeline200 };
  crmDashboardsActivities: { params: Record<never, never>; query: z.output<typeof crm.CrmDashboardsActivitiesQueryParams>; body: Record<never, never>; response: CrmDashboardsActivities200 };
  contactsList: { params: Record<never, never>; query: z.output<typeof crm.ContactsListQueryParams>; body: Record<never, never>; response: ContactsList200 };
  contactsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsCreateBody>; response: ContactsCreate200 };
  contactsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsRemoveManyBody>; response: ContactsRemoveMany200 };
  contactsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsDuplicatesBody>; response: ContactsDuplicates200 };
  contactsExport: { params: Record<never, never>; query: z.output<typeof crm.ContactsExportQueryParams>; body: Record<never, never>; response: never };
  contactsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsUpdateManyBody>; response: ContactsUpdateMany200 };
  contactMappingsList: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactMappingsListBody>; response: ContactMappingsList200 };
  contactsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsMergeBody>; response: ContactsMerge200 };
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
  contactLettersBegin: { params: z.output<typeof crm.ContactLettersBeginParams>; query: Record<never, never>; body: Record<never, never>; response: ContactLettersBegin200 };
  contactLettersSend: { params: z.output<typeof crm.ContactLettersSendParams>; query: Record<never, never>; body: z.output<typeof crm.ContactLettersSendBody>; response: ContactLettersSend200 };
  contactRecordsList: { params: z.output<typeof crm.ContactRecordsListParams>; query: Record<never, never>; body: Record<never, never>; response: ContactRecordsList200 };
  contactTextsBegin: { params: z.output<typeof crm.ContactTextsBeginParams>; query: Record<never, never>; body: Record<never, never>; response: ContactTextsBegin200 };
  contactTextsSend: { params: z.output<typeof crm.ContactTextsSendParams>; query: Record<never, never>; body: z.output<typeof crm.ContactTextsSendBody>; response: ContactTextsSend200 };
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
  leadCallsCheck: { params: Record<never, never>; query: z.output<typeof crm.LeadCallsCheckQueryParams>; body: Record<never, never>; response: LeadCallsCheck200 };
  leadsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsDuplicatesBody>; response: LeadsDuplicates200 };
  leadsExport: { params: Record<never, never>; query: z.output<typeof crm.LeadsExportQueryParams>; body: Record<never, never>; response: never };
  leadsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsUpdateManyBody>; response: LeadsUpdateMany200 };
  leadCallsMapping: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: LeadCallsMapping200 };
  leadCallsKeepMapping: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadCallsKeepMappingBody>; response: LeadCallsKeepMapping200 };
  leadCallsResetMapping: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: LeadCallsResetMapping200 };
  leadsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.LeadsMergeBody>; response: LeadsMerge200 };
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
  leadCallsOffer: { params: z.output<typeof crm.LeadCallsOfferParams>; query: Record<never, never>; body: Record<never, never>; response: LeadCallsOffer200 };
  leadCallsConvert: { params: z.output<typeof crm.LeadCallsConvertParams>; query: Record<never, never>; body: z.output<typeof crm.LeadCallsConvertBody>; response: LeadCallsConvert200 };
  leadLettersBegin: { params: z.output<typeof crm.LeadLettersBeginParams>; query: Record<never, never>; body: Record<never, never>; response: LeadLettersBegin200 };
  leadLettersSend: { params: z.output<typeof crm.LeadLettersSendParams>; query: Record<never, never>; body: z.output<typeof crm.LeadLettersSendBody>; response: LeadLettersSend200 };
  leadTextsBegin: { params: z.output<typeof crm.LeadTextsBeginParams>; query: Record<never, never>; body: Record<never, never>; response: LeadTextsBegin200 };
  leadTextsSend: { params: z.output<typeof crm.LeadTextsSendParams>; query: Record<never, never>; body: z.output<typeof crm.LeadTextsSendBody>; response: LeadTextsSend200 };
  leadsTimeline: { params: z.output<typeof crm.LeadsTimelineParams>; query: z.output<typeof crm.LeadsTimelineQueryParams>; body: Record<never, never>; response: LeadsTimeline200 };
  crmMapAccounts: { params: Record<never, never>; query: z.output<typeof crm.CrmMapAccountsQueryParams>; body: Record<never, never>; response: CrmMapAccounts200 };
  crmMapLeads: { params: Record<never, never>; query: z.output<typeof crm.CrmMapLeadsQueryParams>; body: Record<never, never>; response: CrmMapLeads200 };
  crmMapTerritories: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: CrmMapTerritories200 };
  crmMapVendors: { params: Record<never, never>; query: z.output<typeof crm.CrmMapVendorsQueryParams>; body: Record<never, never>; response: CrmMapVendors200 };
  opportunitiesList: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesListQueryParams>; body: Record<never, never>; response: OpportunitiesList200 };
  opportunitiesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesCreateBody>; response: OpportunitiesCreate200 };
  opportunitiesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesRemoveManyBody>; response: OpportunitiesRemoveMany200 };
  opportunitiesBoard: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesBoardQueryParams>; body: Record<never, never>; response: OpportunitiesBoard200 };
  opportunitiesDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesDuplicatesBody>; response: OpportunitiesDuplicates200 };
  opportunitiesExport: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesExportQueryParams>; body: Record<never, never>; response: never };
  opportunitiesUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesUpdateManyBody>; response: OpportunitiesUpdateMany200 };
  opportunitiesMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesMergeBody>; response: OpportunitiesMerge200 };
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
  opportunityLettersBegin: { params: z.output<typeof crm.OpportunityLettersBeginParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunityLettersBegin200 };
  opportunityLettersSend: { params: z.output<typeof crm.OpportunityLettersSendParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityLettersSendBody>; response: OpportunityLettersSend200 };
  opportunityTextsBegin: { params: z.output<typeof crm.OpportunityTextsBeginParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunityTextsBegin200 };
  opportunityTextsSend: { params: z.output<typeof crm.OpportunityTextsSendParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityTextsSendBody>; response: OpportunityTextsSend200 };
  opportunitiesTimeline: { params: z.output<typeof crm.OpportunitiesTimelineParams>; query: z.output<typeof crm.OpportunitiesTimelineQueryParams>; body: Record<never, never>; response: OpportunitiesTimeline200 };
  opportunityVendorsList: { params: z.output<typeof crm.OpportunityVendorsListParams>; query: z.output<typeof crm.OpportunityVendorsListQueryParams>; body: Record<never, never>; response: OpportunityVendorsList200 };
  opportunityVendorsCreate: { params: z.output<typeof crm.OpportunityVendorsCreateParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityVendorsCreateBody>; response: OpportunityVendorsCreate200 };
  opportunityVendorsUpdate: { params: z.output<typeof crm.OpportunityVendorsUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunityVendorsUpdateBody>; response: OpportunityVendorsUpdate200 };
  opportunityVendorsRemove: { params: z.output<typeof crm.OpportunityVendorsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunityVendorsRemove200 };
  crmLookupsOpportunity: { params: Record<never, never>; query: z.output<typeof crm.CrmLookupsOpportunityQueryParams>; body: Record<never, never>; response: CrmLookupsOpportunity200 };
  crmMapPlace: { params: z.output<typeof crm.CrmMapPlaceParams>; query: Record<never, never>; body: Record<never, never>; response: CrmMapPlace200 };
  crmLookupsChanges: { params: Record<never, never>; query: z.output<typeof crm.CrmLookupsChangesQueryParams>; body: Record<never, never>; response: CrmLookupsChanges200 };
  startOutbox: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: StartOutbox200 };
  quoteChoicesClauses: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: QuoteChoicesClauses200 };
  quoteTemplateChoicesList: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: QuoteTemplateChoicesList200 };
  estimationLookupsEstimationChanges: { params: Record<never, never>; query: z.output<typeof estimation.EstimationLookupsEstimationChangesQueryParams>; body: Record<never, never>; response: EstimationLookupsEstimationChanges200 };
  quoteTemplateChoicesQuotes: { params: Record<never, never>; query: z.output<typeof estimation.QuoteTemplateChoicesQuotesQueryParams>; body: Record<never, never>; response: QuoteTemplateChoicesQuotes200 };
  quoteChoicesTags: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: QuoteChoicesTags200 };
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
  planImagesKeep: { params: z.output<typeof estimation.PlanImagesKeepParams>; query: Record<never, never>; body: Record<never, never>; response: PlanImagesKeep200 };
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
  aiRequestsDrafts: { params: Record<never, never>; query: z.output<typeof estimation.AiRequestsDraftsQueryParams>; body: Record<never, never>; response: AiRequestsDrafts200 };
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
  aiRequestsTakeIn: { params: z.output<typeof estimation.AiRequestsTakeInParams>; query: Record<never, never>; body: Record<never, never>; response: AiRequestsTakeIn200 };
  aiRequestsTakeOut: { params: z.output<typeof estimation.AiRequestsTakeOutParams>; query: Record<never, never>; body: Record<never, never>; response: AiRequestsTakeOut200 };
  estimateAlternatesList: { params: z.output<typeof estimation.EstimateAlternatesListParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateAlternatesList200 };
  estimateAlternatesAdd: { params: z.output<typeof estimation.EstimateAlternatesAddParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateAlternatesAddBody>; response: EstimateAlternatesAdd200 };
  estimateAlternatesChange: { params: z.output<typeof estimation.EstimateAlternatesChangeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateAlternatesChangeBody>; response: EstimateAlternatesChange200 };
  estimateAlternatesRemove: { params: z.output<typeof estimation.EstimateAlternatesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateAlternatesRemove200 };
  estimationWorkCalibrate: { params: z.output<typeof estimation.EstimationWorkCalibrateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkCalibrateBody>; response: EstimationWorkCalibrate200 };
  estimationWorkConditions: { params: z.output<typeof estimation.EstimationWorkConditionsParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkConditions200 };
  estimationWorkAddCondition: { params: z.output<typeof estimation.EstimationWorkAddConditionParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkAddConditionBody>; response: EstimationWorkAddCondition200 };
  estimationWorkChangeCondition: { params: z.output<typeof estimation.EstimationWorkChangeConditionParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkChangeConditionBody>; response: EstimationWorkChangeCondition200 };
  estimationWorkRemoveCondition: { params: z.output<typeof estimation.EstimationWorkRemoveConditionParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkRemoveCondition200 };
  estimationWorkEstimate: { params: z.output<typeof estimation.EstimationWorkEstimateParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkEstimate200 };
  estimationWorkChangeEstimate: { params: z.output<typeof estimation.EstimationWorkChangeEstimateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkChangeEstimateBody>; response: EstimationWorkChangeEstimate200 };
  estimationWorkEstimateNow: { params: z.output<typeof estimation.EstimationWorkEstimateNowParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkEstimateNowBody>; response: EstimationWorkEstimateNow200 };
  estimationWorkLineSteps: { params: z.output<typeof estimation.EstimationWorkLineStepsParams>; query: z.output<typeof estimation.EstimationWorkLineStepsQueryParams>; body: Record<never, never>; response: EstimationWorkLineSteps200 };
  estimateWhatIfCompute: { params: z.output<typeof estimation.EstimateWhatIfComputeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateWhatIfComputeBody>; response: EstimateWhatIfCompute200 };
  estimationWorkWhy: { params: z.output<typeof estimation.EstimationWorkWhyParams>; query: z.output<typeof estimation.EstimationWorkWhyQueryParams>; body: Record<never, never>; response: EstimationWorkWhy200 };
  estimateFreezesFreeze: { params: z.output<typeof estimation.EstimateFreezesFreezeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateFreezesFreezeBody>; response: EstimateFreezesFreeze200 };
  planMarksLayers: { params: z.output<typeof estimation.PlanMarksLayersParams>; query: Record<never, never>; body: Record<never, never>; response: PlanMarksLayers200 };
  planMarksAddLayer: { params: z.output<typeof estimation.PlanMarksAddLayerParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanMarksAddLayerBody>; response: PlanMarksAddLayer200 };
  planMarksChangeLayer: { params: z.output<typeof estimation.PlanMarksChangeLayerParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanMarksChangeLayerBody>; response: PlanMarksChangeLayer200 };
  planMarksRemoveLayer: { params: z.output<typeof estimation.PlanMarksRemoveLayerParams>; query: Record<never, never>; body: Record<never, never>; response: PlanMarksRemoveLayer200 };
  estimateOutcomesPlan: { params: z.output<typeof estimation.EstimateOutcomesPlanParams>; query: z.output<typeof estimation.EstimateOutcomesPlanQueryParams>; body: Record<never, never>; response: EstimateOutcomesPlan200 };
  estimateOutcomesDecide: { params: z.output<typeof estimation.EstimateOutcomesDecideParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateOutcomesDecideBody>; response: EstimateOutcomesDecide200 };
  estimateOutcomesWithdraw: { params: z.output<typeof estimation.EstimateOutcomesWithdrawParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateOutcomesWithdrawBody>; response: EstimateOutcomesWithdraw200 };
  estimationWorkRemovePages: { params: z.output<typeof estimation.EstimationWorkRemovePagesParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkRemovePagesBody>; response: EstimationWorkRemovePages200 };
  planMarksSave: { params: z.output<typeof estimation.PlanMarksSaveParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanMarksSaveBody>; response: PlanMarksSave200 };
  planPinsAdd: { params: z.output<typeof estimation.PlanPinsAddParams>; query: Record<never, never>; body: z.output<typeof estimation.PlanPinsAddBody>; response: PlanPinsAdd200 };
  estimateQuantitiesList: { params: z.output<typeof estimation.EstimateQuantitiesListParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateQuantitiesList200 };
  estimateQuantitiesExport: { params: z.output<typeof estimation.EstimateQuantitiesExportParams>; query: z.output<typeof estimation.EstimateQuantitiesExportQueryParams>; body: Record<never, never>; response: never };
  quoteCustomersList: { params: z.output<typeof estimation.QuoteCustomersListParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteCustomersList200 };
  estimationWorkQuotes: { params: z.output<typeof estimation.EstimationWorkQuotesParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkQuotes200 };
  estimationWorkCreateQuote: { params: z.output<typeof estimation.EstimationWorkCreateQuoteParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkCreateQuoteBody>; response: EstimationWorkCreateQuote200 };
  estimationWorkQuote: { params: z.output<typeof estimation.EstimationWorkQuoteParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkQuote200 };
  estimationWorkChangeQuote: { params: z.output<typeof estimation.EstimationWorkChangeQuoteParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkChangeQuoteBody>; response: EstimationWorkChangeQuote200 };
  quoteWorkCloseOthers: { params: z.output<typeof estimation.QuoteWorkCloseOthersParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteWorkCloseOthers200 };
  quoteWorkDecide: { params: z.output<typeof estimation.QuoteWorkDecideParams>; query: Record<never, never>; body: z.output<typeof estimation.QuoteWorkDecideBody>; response: QuoteWorkDecide200 };
  quoteWritingDocument: { params: z.output<typeof estimation.QuoteWritingDocumentParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteWritingDocument200 };
  quoteFiguresList: { params: z.output<typeof estimation.QuoteFiguresListParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteFiguresList200 };
  quoteWorkIssue: { params: z.output<typeof estimation.QuoteWorkIssueParams>; query: Record<never, never>; body: z.output<typeof estimation.QuoteWorkIssueBody>; response: QuoteWorkIssue200 };
  estimationWorkQuotePdf: { params: z.output<typeof estimation.EstimationWorkQuotePdfParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  quoteWorkReopen: { params: z.output<typeof estimation.QuoteWorkReopenParams>; query: Record<never, never>; body: z.output<typeof estimation.QuoteWorkReopenBody>; response: QuoteWorkReopen200 };
  quoteWritingSample: { params: z.output<typeof estimation.QuoteWritingSampleParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteWritingSample200 };
  quoteRadarRead: { params: z.output<typeof estimation.QuoteRadarReadParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteRadarRead200 };
  quoteWritingPdf: { params: z.output<typeof estimation.QuoteWritingPdfParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  estimateRadarsRead: { params: z.output<typeof estimation.EstimateRadarsReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateRadarsRead200 };
  estimateRadarsSeen: { params: z.output<typeof estimation.EstimateRadarsSeenParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateRadarsSeenBody>; response: EstimateRadarsSeen200 };
  sheetPdfsRead: { params: z.output<typeof estimation.SheetPdfsReadParams>; query: z.output<typeof estimation.SheetPdfsReadQueryParams>; body: Record<never, never>; response: never };
  sheetRevisionsCompare: { params: z.output<typeof estimation.SheetRevisionsCompareParams>; query: Record<never, never>; body: Record<never, never>; response: SheetRevisionsCompare200 };
  sheetRevisionsAlign: { params: z.output<typeof estimation.SheetRevisionsAlignParams>; query: Record<never, never>; body: z.output<typeof estimation.SheetRevisionsAlignBody>; response: SheetRevisionsAlign200 };
  sheetRevisionsCopyMeasures: { params: z.output<typeof estimation.SheetRevisionsCopyMeasuresParams>; query: Record<never, never>; body: z.output<typeof estimation.SheetRevisionsCopyMeasuresBody>; response: SheetRevisionsCopyMeasures200 };
  sheetRevisionsSetCurrent: { params: z.output<typeof estimation.SheetRevisionsSetCurrentParams>; query: Record<never, never>; body: z.output<typeof estimation.SheetRevisionsSetCurrentBody>; response: SheetRevisionsSetCurrent200 };
  sheetRevisionsSeparate: { params: z.output<typeof estimation.SheetRevisionsSeparateParams>; query: Record<never, never>; body: Record<never, never>; response: SheetRevisionsSeparate200 };
  estimationWorkAllTakeoff: { params: z.output<typeof estimation.EstimationWorkAllTakeoffParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkAllTakeoff200 };
  estimationWorkTakeoff: { params: z.output<typeof estimation.EstimationWorkTakeoffParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkTakeoff200 };
  estimationWorkSaveTakeoff: { params: z.output<typeof estimation.EstimationWorkSaveTakeoffParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkSaveTakeoffBody>; response: EstimationWorkSaveTakeoff200 };
  planMarksChanges: { params: z.output<typeof estimation.PlanMarksChangesParams>; query: z.output<typeof estimation.PlanMarksChangesQueryParams>; body: Record<never, never>; response: PlanMarksChanges200 };
  typicalGroupsList: { params: z.output<typeof estimation.TypicalGroupsListParams>; query: Record<never, never>; body: Record<never, never>; response: TypicalGroupsList200 };
  typicalGroupsAdd: { params: z.output<typeof estimation.TypicalGroupsAddParams>; query: Record<never, never>; body: z.output<typeof estimation.TypicalGroupsAddBody>; response: TypicalGroupsAdd200 };
  typicalGroupsChange: { params: z.output<typeof estimation.TypicalGroupsChangeParams>; query: Record<never, never>; body: z.output<typeof estimation.TypicalGroupsChangeBody>; response: TypicalGroupsChange200 };
  typicalGroupsRemove: { params: z.output<typeof estimation.TypicalGroupsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: TypicalGroupsRemove200 };
  estimateFreezesUnfreeze: { params: z.output<typeof estimation.EstimateFreezesUnfreezeParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateFreezesUnfreezeBody>; response: EstimateFreezesUnfreeze200 };
  estimateVersionsList: { params: z.output<typeof estimation.EstimateVersionsListParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateVersionsList200 };
  estimateVersionsKeep: { params: z.output<typeof estimation.EstimateVersionsKeepParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateVersionsKeepBody>; response: EstimateVersionsKeep200 };
  estimateVersionsRead: { params: z.output<typeof estimation.EstimateVersionsReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimateVersionsRead200 };
  estimateVersionsDifference: { params: z.output<typeof estimation.EstimateVersionsDifferenceParams>; query: z.output<typeof estimation.EstimateVersionsDifferenceQueryParams>; body: Record<never, never>; response: EstimateVersionsDifference200 };
  estimateVersionsDifferenceExport: { params: z.output<typeof estimation.EstimateVersionsDifferenceExportParams>; query: z.output<typeof estimation.EstimateVersionsDifferenceExportQueryParams>; body: Record<never, never>; response: never };
  estimateVersionsRestore: { params: z.output<typeof estimation.EstimateVersionsRestoreParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimateVersionsRestoreBody>; response: EstimateVersionsRestore200 };
  estimationsRead: { params: z.output<typeof estimation.EstimationsReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationsRead200 };
  estimationsUpdate: { params: z.output<typeof estimation.EstimationsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationsUpdateBody>; response: EstimationsUpdate200 };
  estimationsRemove: { params: z.output<typeof estimation.EstimationsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationsRemove200 };
  taskViewsRefs: { params: Record<never, never>; query: z.output<typeof tasks.TaskViewsRefsQueryParams>; body: Record<never, never>; response: TaskViewsRefs200 };
  formsGlobalConfigs: { params: Record<never, never>; query: z.output<typeof forms.FormsGlobalConfigsQueryParams>; body: Record<never, never>; response: FormsGlobalConfigs200 };
  startHealth: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: StartHealth200 };
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
  fileLinksList: { params: z.output<typeof links.FileLinksListParams>; query: Record<never, never>; body: Record<never, never>; response: FileLinksList200 };
  fileLinksCreate: { params: z.output<typeof links.FileLinksCreateParams>; query: Record<never, never>; body: z.output<typeof links.FileLinksCreateBody>; response: FileLinksCreate200 };
  fileLinksRevoke: { params: z.output<typeof links.FileLinksRevokeParams>; query: Record<never, never>; body: Record<never, never>; response: FileLinksRevoke200 };
  quoteLinksList: { params: z.output<typeof links.QuoteLinksListParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteLinksList200 };
  quoteLinksCreate: { params: z.output<typeof links.QuoteLinksCreateParams>; query: Record<never, never>; body: z.output<typeof links.QuoteLinksCreateBody>; response: QuoteLinksCreate200 };
  quoteLinksRevoke: { params: z.output<typeof links.QuoteLinksRevokeParams>; query: Record<never, never>; body: Record<never, never>; response: QuoteLinksRevoke200 };
  liveEvents: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: never };
  livePresent: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof live.LivePresentBody>; response: LivePresent200 };
  liveLeft: { params: Record<never, never>; query: z.output<typeof live.LiveLeftQueryParams>; body: Record<never, never>; response: LiveLeft200 };
  materialTablesAssemblies: { params: Record<never, never>; query: z.output<typeof materials.MaterialTablesAssembliesQueryParams>; body: Record<never, never>; response: MaterialTablesAssemblies200 };
  assembliesList: { params: Record<never, never>; query: z.output<typeof materials.AssembliesListQueryParams>; body: Record<never, never>; response: AssembliesList200 };
  assembliesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssembliesCreateBody>; response: AssembliesCreate200 };
  assembliesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssembliesRemoveManyBody>; response: AssembliesRemoveMany200 };
  materialTablesActivateAssemblies: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialTablesActivateAssembliesBody>; response: MaterialTablesActivateAssemblies200 };
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
  materialTablesActivate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialTablesActivateBody>; response: MaterialTablesActivate200 };
  materialsExport: { params: Record<never, never>; query: z.output<typeof materials.MaterialsExportQueryParams>; body: Record<never, never>; response: never };
  materialTablesExportIdentifiers: { params: Record<never, never>; query: z.output<typeof materials.MaterialTablesExportIdentifiersQueryParams>; body: Record<never, never>; response: never };
  materialsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsUpdateManyBody>; response: MaterialsUpdateMany200 };
  materialTablesReset: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialTablesResetBody>; response: MaterialTablesReset200 };
  materialsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsRestoreManyBody>; response: MaterialsRestoreMany200 };
  materialsRead: { params: z.output<typeof materials.MaterialsReadParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsRead200 };
  materialsUpdate: { params: z.output<typeof materials.MaterialsUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialsUpdateBody>; response: MaterialsUpdate200 };
  materialsRemove: { params: z.output<typeof materials.MaterialsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsRemove200 };
  materialsHistory: { params: z.output<typeof materials.MaterialsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsHistory200 };
  materialsCopy: { params: z.output<typeof materials.MaterialsCopyParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialsCopyBody>; response: MaterialsCopy200 };
  materialTablesPrices: { params: z.output<typeof materials.MaterialTablesPricesParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialTablesPrices200 };
  materialTablesAddPrice: { params: z.output<typeof materials.MaterialTablesAddPriceParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialTablesAddPriceBody>; response: MaterialTablesAddPrice200 };
  materialTablesChanges: { params: Record<never, never>; query: z.output<typeof materials.MaterialTablesChangesQueryParams>; body: Record<never, never>; response: MaterialTablesChanges200 };
  materialTablesUses: { params: z.output<typeof materials.MaterialTablesUsesParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialTablesUses200 };
  shellNotifications: { params: Record<never, never>; query: z.output<typeof shell.ShellNotificationsQueryParams>; body: Record<never, never>; response: ShellNotifications200 };
  shellReadNotification: { params: Record<never, never>; query: z.output<typeof shell.ShellReadNotificationQueryParams>; body: Record<never, never>; response: ShellReadNotification200 };
  billingAddMethod: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingAddMethodBody>; response: BillingAddMethod200 };
  billingBuyManufacturing: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingBuyManufacturingBody>; response: BillingBuyManufacturing200 };
  billingCalculateCharge: { params: Record<never, never>; query: z.output<typeof billing.BillingCalculateChargeQueryParams>; body: Record<never, never>; response: BillingCalculateCharge200 };
  billingCancel: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingCancel200 };
  billingChange: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingChangeBody>; response: BillingChange200 };
  billingCharge: { params: Record<never, never>; query: z.output<typeof billing.BillingChargeQueryParams>; body: z.output<typeof billing.BillingChargeBody>; response: BillingCharge200 };
  billingRedeem: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingRedeemBody>; response: BillingRedeem200 };
  billingGiveBack: { params: z.output<typeof billing.BillingGiveBackParams>; query: Record<never, never>; body: Record<never, never>; response: BillingGiveBack200 };
  billingInvoices: { params: Record<never, never>; query: z.output<typeof billing.BillingInvoicesQueryParams>; body: Record<never, never>; response: BillingInvoices200 };
  billingSubscription: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingSubscription200 };
  billingInvoice: { params: z.output<typeof billing.BillingInvoiceParams>; query: Record<never, never>; body: Record<never, never>; response: BillingInvoice200 };
  billingDiscard: { params: z.output<typeof billing.BillingDiscardParams>; query: Record<never, never>; body: Record<never, never>; response: BillingDiscard200 };
  billingInvoicePdf: { params: z.output<typeof billing.BillingInvoicePdfParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  billingKeep: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingKeep200 };
  billingPlans: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingPlans200 };
  aiOrdersPlace: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.AiOrdersPlaceBody>; response: AiOrdersPlace200 };
  billingMethods: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: BillingMethods200 };
  billingUseMethod: { params: z.output<typeof billing.BillingUseMethodParams>; query: Record<never, never>; body: Record<never, never>; response: BillingUseMethod200 };
  billingRemoveMethod: { params: z.output<typeof billing.BillingRemoveMethodParams>; query: Record<never, never>; body: Record<never, never>; response: BillingRemoveMethod200 };
  billingPayment: { params: z.output<typeof billing.BillingPaymentParams>; query: Record<never, never>; body: Record<never, never>; response: BillingPayment200 };
  billingConfirm: { params: z.output<typeof billing.BillingConfirmParams>; query: Record<never, never>; body: z.output<typeof billing.BillingConfirmBody>; response: BillingConfirm200 };
  billingPreview: { params: Record<never, never>; query: z.output<typeof billing.BillingPreviewQueryParams>; body: Record<never, never>; response: BillingPreview200 };
  billingPurchase: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingPurchaseBody>; response: BillingPurchase200 };
  billingUpdate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingUpdateBody>; response: BillingUpdate200 };
  billingWebhook: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof billing.BillingWebhookBody>; response: BillingWebhook200 };
  aiOrdersWithdraw: { params: z.output<typeof billing.AiOrdersWithdrawParams>; query: Record<never, never>; body: Record<never, never>; response: AiOrdersWithdraw200 };
  setupPlugins: { params: Record<never, never>; query: z.output<typeof setup.SetupPluginsQueryParams>; body: Record<never, never>; response: SetupPlugins200 };
  setupQuickbooks: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.SetupQuickbooksBody>; response: SetupQuickbooks200 };
  setupSalesforce: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.SetupSalesforceBody>; response: SetupSalesforce200 };
  reportsList: { params: Record<never, never>; query: z.output<typeof reports.ReportsListQueryParams>; body: Record<never, never>; response: ReportsList200 };
  reportsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof reports.ReportsCreateBody>; response: ReportsCreate200 };
  reportsRead: { params: z.output<typeof reports.ReportsReadParams>; query: Record<never, never>; body: Record<never, never>; response: ReportsRead200 };
  reportsUpdate: { params: z.output<typeof reports.ReportsUpdateParams>; query: Record<never, never>; body: z.output<typeof reports.ReportsUpdateBody>; response: ReportsUpdate200 };
  reportsRemove: { params: z.output<typeof reports.ReportsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: ReportsRemove200 };
  reportsRestore: { params: z.output<typeof reports.ReportsRestoreParams>; query: Record<never, never>; body: Record<never, never>; response: ReportsRestore200 };
  reportFilesMake: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof reports.ReportFilesMakeBody>; response: ReportFilesMake200 };
  reportFilesDownload: { params: z.output<typeof reports.ReportFilesDownloadParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  retailCustomersList: { params: Record<never, never>; query: z.output<typeof retailCrm.RetailCustomersListQueryParams>; body: Record<never, never>; response: RetailCustomersList200 };
  retailCustomersCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersCreateBody>; response: RetailCustomersCreate200 };
  retailCustomersRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersRemoveManyBody>; response: RetailCustomersRemoveMany200 };
  retailCustomersDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersDuplicatesBody>; response: RetailCustomersDuplicates200 };
  retailCustomersExport: { params: Record<never, never>; query: z.output<typeof retailCrm.RetailCustomersExportQueryParams>; body: Record<never, never>; response: never };
  retailCustomersUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersUpdateManyBody>; response: RetailCustomersUpdateMany200 };
  retailCustomersMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailCrm.RetailCustomersMergeBody>; response: RetailCustomersMerge200 };
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
  retailCrmTablesChanges: { params: Record<never, never>; query: z.output<typeof retailCrm.RetailCrmTablesChangesQueryParams>; body: Record<never, never>; response: RetailCrmTablesChanges200 };
  retailVendorTablesChanges: { params: Record<never, never>; query: z.output<typeof retailVendor.RetailVendorTablesChangesQueryParams>; body: Record<never, never>; response: RetailVendorTablesChanges200 };
  retailVendorsList: { params: Record<never, never>; query: z.output<typeof retailVendor.RetailVendorsListQueryParams>; body: Record<never, never>; response: RetailVendorsList200 };
  retailVendorsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsCreateBody>; response: RetailVendorsCreate200 };
  retailVendorsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsRemoveManyBody>; response: RetailVendorsRemoveMany200 };
  retailVendorsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsDuplicatesBody>; response: RetailVendorsDuplicates200 };
  retailVendorsExport: { params: Record<never, never>; query: z.output<typeof retailVendor.RetailVendorsExportQueryParams>; body: Record<never, never>; response: never };
  retailVendorsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsUpdateManyBody>; response: RetailVendorsUpdateMany200 };
  retailVendorsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof retailVendor.RetailVendorsMergeBody>; response: RetailVendorsMerge200 };
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
  userAccountsAccess: { params: z.output<typeof security.UserAccountsAccessParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsAccess200 };
  userAccountsActivate: { params: z.output<typeof security.UserAccountsActivateParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsActivate200 };
  userAccountsDeactivate: { params: z.output<typeof security.UserAccountsDeactivateParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsDeactivate200 };
  userAccountsEndSecondFactor: { params: z.output<typeof security.UserAccountsEndSecondFactorParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsEndSecondFactor200 };
  userAccountsEndSessions: { params: z.output<typeof security.UserAccountsEndSessionsParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsEndSessions200 };
  userAccountsInvite: { params: z.output<typeof security.UserAccountsInviteParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsInvite200 };
  userAccountsResetPassword: { params: z.output<typeof security.UserAccountsResetPasswordParams>; query: Record<never, never>; body: Record<never, never>; response: UserAccountsResetPassword200 };
  authConfirm: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthConfirmBody>; response: AuthConfirm200 };
  authForgotPassword: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthForgotPasswordBody>; response: AuthForgotPassword200 };
  authLogin: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthLoginBody>; response: AuthLogin200 };
  authLogout: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: AuthLogout200 };
  authPasswordLink: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthPasswordLinkBody>; response: AuthPasswordLink200 };
  authResetPassword: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthResetPasswordBody>; response: AuthResetPassword200 };
  authSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthSecondFactorBody>; response: AuthSecondFactor200 };
  authSignup: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthSignupBody>; response: AuthSignup200 };
  securityDashboard: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SecurityDashboard200 };
  securityTenant: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SecurityTenant200 };
  groupsList: { params: Record<never, never>; query: z.output<typeof security.GroupsListQueryParams>; body: Record<never, never>; response: GroupsList200 };
  groupsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.GroupsCreateBody>; response: GroupsCreate200 };
  groupsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.GroupsRemoveManyBody>; response: GroupsRemoveMany200 };
  groupsExport: { params: Record<never, never>; query: z.output<typeof security.GroupsExportQueryParams>; body: Record<never, never>; response: never };
  groupsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.GroupsRestoreManyBody>; response: GroupsRestoreMany200 };
  groupsRead: { params: z.output<typeof security.GroupsReadParams>; query: Record<never, never>; body: Record<never, never>; response: GroupsRead200 };
  groupsUpdate: { params: z.output<typeof security.GroupsUpdateParams>; query: Record<never, never>; body: z.output<typeof security.GroupsUpdateBody>; response: GroupsUpdate200 };
  groupsRemove: { params: z.output<typeof security.GroupsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: GroupsRemove200 };
  securityHistory: { params: z.output<typeof security.SecurityHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: SecurityHistory200 };
  securityChanges: { params: Record<never, never>; query: z.output<typeof security.SecurityChangesQueryParams>; body: Record<never, never>; response: SecurityChanges200 };
  rolesList: { params: Record<never, never>; query: z.output<typeof security.RolesListQueryParams>; body: Record<never, never>; response: RolesList200 };
  rolesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.RolesCreateBody>; response: RolesCreate200 };
  rolesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.RolesRemoveManyBody>; response: RolesRemoveMany200 };
  rolesExport: { params: Record<never, never>; query: z.output<typeof security.RolesExportQueryParams>; body: Record<never, never>; response: never };
  rolesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.RolesRestoreManyBody>; response: RolesRestoreMany200 };
  rolesRead: { params: z.output<typeof security.RolesReadParams>; query: Record<never, never>; body: Record<never, never>; response: RolesRead200 };
  rolesUpdate: { params: z.output<typeof security.RolesUpdateParams>; query: Record<never, never>; body: z.output<typeof security.RolesUpdateBody>; response: RolesUpdate200 };
  rolesRemove: { params: z.output<typeof security.RolesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: RolesRemove200 };
  rolesCopy: { params: z.output<typeof security.RolesCopyParams>; query: Record<never, never>; body: z.output<typeof security.RolesCopyBody>; response: RolesCopy200 };
  ownSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnSecondFactor200 };
  ownBeginSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnBeginSecondFactorBody>; response: OwnBeginSecondFactor200 };
  ownConfirmSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnConfirmSecondFactorBody>; response: OwnConfirmSecondFactor200 };
  ownEndSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnEndSecondFactorBody>; response: OwnEndSecondFactor200 };
  ownSessions: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnSessions200 };
  ownEndOtherSessions: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnEndOtherSessions200 };
  ownEndSession: { params: z.output<typeof security.OwnEndSessionParams>; query: Record<never, never>; body: Record<never, never>; response: OwnEndSession200 };
  securityUsers: { params: Record<never, never>; query: z.output<typeof lookups.SecurityUsersQueryParams>; body: Record<never, never>; response: SecurityUsers200 };
  ownPassword: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnPasswordBody>; response: OwnPassword200 };
  ownPicture: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnPicture200 };
  ownRemovePicture: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnRemovePicture200 };
  securityProfile: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SecurityProfile200 };
  ownUpdate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnUpdateBody>; response: OwnUpdate200 };
  securityValidate: { params: Record<never, never>; query: z.output<typeof security.SecurityValidateQueryParams>; body: Record<never, never>; response: SecurityValidate200 };
  assistantSendMessage: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof assistant.AssistantSendMessageBody>; response: AssistantSendMessage200 };
  commentsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.CommentsCreateBody>; response: CommentsCreate200 };
  commentsList: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.CommentsListBody>; response: CommentsList200 };
  commentsMentions: { params: Record<never, never>; query: z.output<typeof tasks.CommentsMentionsQueryParams>; body: Record<never, never>; response: CommentsMentions200 };
  commentsRead: { params: z.output<typeof tasks.CommentsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CommentsRead200 };
  commentsUpdate: { params: z.output<typeof tasks.CommentsUpdateParams>; query: Record<never, never>; body: z.output<typeof tasks.CommentsUpdateBody>; response: CommentsUpdate200 };
  commentsRemove: { params: z.output<typeof tasks.CommentsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: CommentsRemove200 };
  commentsRestore: { params: z.output<typeof tasks.CommentsRestoreParams>; query: Record<never, never>; body: Record<never, never>; response: CommentsRestore200 };
  communicationsList: { params: Record<never, never>; query: z.output<typeof setup.CommunicationsListQueryParams>; body: Record<never, never>; response: CommunicationsList200 };
  communicationsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.CommunicationsCreateBody>; response: CommunicationsCreate200 };
  communicationsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.CommunicationsRemoveManyBody>; response: CommunicationsRemoveMany200 };
  setupCodes: { params: Record<never, never>; query: z.output<typeof setup.SetupCodesQueryParams>; body: Record<never, never>; response: SetupCodes200 };
  communicationsExport: { params: Record<never, never>; query: z.output<typeof setup.CommunicationsExportQueryParams>; body: Record<never, never>; response: never };
  setupTemplateFields: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SetupTemplateFields200 };
  communicationsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.CommunicationsRestoreManyBody>; response: CommunicationsRestoreMany200 };
  communicationsRead: { params: z.output<typeof setup.CommunicationsReadParams>; query: Record<never, never>; body: Record<never, never>; response: CommunicationsRead200 };
  communicationsUpdate: { params: z.output<typeof setup.CommunicationsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.CommunicationsUpdateBody>; response: CommunicationsUpdate200 };
  communicationsRemove: { params: z.output<typeof setup.CommunicationsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: CommunicationsRemove200 };
  setupCompany: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SetupCompany200 };
  setupUpdateCompany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.SetupUpdateCompanyBody>; response: SetupUpdateCompany200 };
  setupLogo: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SetupLogo200 };
  setupRemoveLogo: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SetupRemoveLogo200 };
  setupContactNames: { params: Record<never, never>; query: z.output<typeof lookups.SetupContactNamesQueryParams>; body: Record<never, never>; response: SetupContactNames200 };
  shellMasterDashboard: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: ShellMasterDashboard200 };
  departmentsList: { params: Record<never, never>; query: z.output<typeof setup.DepartmentsListQueryParams>; body: Record<never, never>; response: DepartmentsList200 };
  departmentsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsCreateBody>; response: DepartmentsCreate200 };
  departmentsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsRemoveManyBody>; response: DepartmentsRemoveMany200 };
  departmentsExport: { params: Record<never, never>; query: z.output<typeof setup.DepartmentsExportQueryParams>; body: Record<never, never>; response: never };
  departmentsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsUpdateManyBody>; response: DepartmentsUpdateMany200 };
  departmentsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsRestoreManyBody>; response: DepartmentsRestoreMany200 };
  departmentsRead: { params: z.output<typeof setup.DepartmentsReadParams>; query: Record<never, never>; body: Record<never, never>; response: DepartmentsRead200 };
  departmentsUpdate: { params: z.output<typeof setup.DepartmentsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.DepartmentsUpdateBody>; response: DepartmentsUpdate200 };
  departmentsRemove: { params: z.output<typeof setup.DepartmentsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: DepartmentsRemove200 };
  designationsList: { params: Record<never, never>; query: z.output<typeof setup.DesignationsListQueryParams>; body: Record<never, never>; response: DesignationsList200 };
  designationsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DesignationsCreateBody>; response: DesignationsCreate200 };
  designationsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DesignationsRemoveManyBody>; response: DesignationsRemoveMany200 };
  designationsExport: { params: Record<never, never>; query: z.output<typeof setup.DesignationsExportQueryParams>; body: Record<never, never>; response: never };
  designationsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DesignationsUpdateManyBody>; response: DesignationsUpdateMany200 };
  designationsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.DesignationsRestoreManyBody>; response: DesignationsRestoreMany200 };
  designationsRead: { params: z.output<typeof setup.DesignationsReadParams>; query: Record<never, never>; body: Record<never, never>; response: DesignationsRead200 };
  designationsUpdate: { params: z.output<typeof setup.DesignationsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.DesignationsUpdateBody>; response: DesignationsUpdate200 };
  designationsRemove: { params: z.output<typeof setup.DesignationsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: DesignationsRemove200 };
  estimationFoldersList: { params: Record<never, never>; query: z.output<typeof setup.EstimationFoldersListQueryParams>; body: Record<never, never>; response: EstimationFoldersList200 };
  estimationFoldersCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersCreateBody>; response: EstimationFoldersCreate200 };
  estimationFoldersRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersRemoveManyBody>; response: EstimationFoldersRemoveMany200 };
  estimationFoldersExport: { params: Record<never, never>; query: z.output<typeof setup.EstimationFoldersExportQueryParams>; body: Record<never, never>; response: never };
  estimationFoldersUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersUpdateManyBody>; response: EstimationFoldersUpdateMany200 };
  estimationFoldersRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersRestoreManyBody>; response: EstimationFoldersRestoreMany200 };
  estimationFoldersRead: { params: z.output<typeof setup.EstimationFoldersReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationFoldersRead200 };
  estimationFoldersUpdate: { params: z.output<typeof setup.EstimationFoldersUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.EstimationFoldersUpdateBody>; response: EstimationFoldersUpdate200 };
  estimationFoldersRemove: { params: z.output<typeof setup.EstimationFoldersRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationFoldersRemove200 };
  startFirstRun: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: StartFirstRun200 };
  startCreateFirst: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.StartCreateFirstBody>; response: StartCreateFirst200 };
  formsList: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: FormsList200 };
  formsRead: { params: z.output<typeof forms.FormsReadParams>; query: Record<never, never>; body: Record<never, never>; response: FormsRead200 };
  formsUpdate: { params: z.output<typeof forms.FormsUpdateParams>; query: Record<never, never>; body: z.output<typeof forms.FormsUpdateBody>; response: FormsUpdate200 };
  formsUsage: { params: z.output<typeof forms.FormsUsageParams>; query: Record<never, never>; body: Record<never, never>; response: FormsUsage200 };
  formsConfigs: { params: Record<never, never>; query: z.output<typeof forms.FormsConfigsQueryParams>; body: Record<never, never>; response: FormsConfigs200 };
  importsList: { params: Record<never, never>; query: z.output<typeof imports.ImportsListQueryParams>; body: Record<never, never>; response: ImportsList200 };
  importsCreate: { params: z.output<typeof imports.ImportsCreateParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsCreateBody>; response: ImportsCreate200 };
  importsTemplate: { params: z.output<typeof imports.ImportsTemplateParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  importsRead: { params: z.output<typeof imports.ImportsReadParams>; query: Record<never, never>; body: Record<never, never>; response: ImportsRead200 };
  importsAlike: { params: z.output<typeof imports.ImportsAlikeParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsAlikeBody>; response: ImportsAlike200 };
  importsCancel: { params: z.output<typeof imports.ImportsCancelParams>; query: Record<never, never>; body: Record<never, never>; response: ImportsCancel200 };
  importsContent: { params: z.output<typeof imports.ImportsContentParams>; query: Record<never, never>; body: Record<never, never>; response: ImportsContent200 };
  importsMapping: { params: z.output<typeof imports.ImportsMappingParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsMappingBody>; response: ImportsMapping200 };
  importsResult: { params: z.output<typeof imports.ImportsResultParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  importsRows: { params: z.output<typeof imports.ImportsRowsParams>; query: z.output<typeof imports.ImportsRowsQueryParams>; body: Record<never, never>; response: ImportsRows200 };
  importsEdit: { params: z.output<typeof imports.ImportsEditParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsEditBody>; response: ImportsEdit200 };
  importsRun: { params: z.output<typeof imports.ImportsRunParams>; query: Record<never, never>; body: z.output<typeof imports.ImportsRunBody>; response: ImportsRun200 };
  importsUndo: { params: z.output<typeof imports.ImportsUndoParams>; query: Record<never, never>; body: Record<never, never>; response: ImportsUndo200 };
  setupLogs: { params: Record<never, never>; query: z.output<typeof setup.SetupLogsQueryParams>; body: Record<never, never>; response: SetupLogs200 };
  setupLogsExport: { params: Record<never, never>; query: z.output<typeof setup.SetupLogsExportQueryParams>; body: Record<never, never>; response: never };
  setupMail: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SetupMail200 };
  setupUpdateMail: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.SetupUpdateMailBody>; response: SetupUpdateMail200 };
  setupTestMail: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.SetupTestMailBody>; response: SetupTestMail200 };
  materialCharacteristicsList: { params: Record<never, never>; query: z.output<typeof materials.MaterialCharacteristicsListQueryParams>; body: Record<never, never>; response: MaterialCharacteristicsList200 };
  materialCharacteristicsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCharacteristicsCreateBody>; response: MaterialCharacteristicsCreate200 };
  materialCharacteristicsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCharacteristicsRemoveManyBody>; response: MaterialCharacteristicsRemoveMany200 };
  materialCharacteristicsExport: { params: Record<never, never>; query: z.output<typeof materials.MaterialCharacteristicsExportQueryParams>; body: Record<never, never>; response: never };
  materialCharacteristicsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialCharacteristicsUpdateManyBody>; response: MaterialCharacteristicsUpdateMany200 };
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
  unitsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.UnitsRestoreManyBody>; response: UnitsRestoreMany200 };
  unitsRead: { params: z.output<typeof materials.UnitsReadParams>; query: Record<never, never>; body: Record<never, never>; response: UnitsRead200 };
  unitsUpdate: { params: z.output<typeof materials.UnitsUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.UnitsUpdateBody>; response: UnitsUpdate200 };
  unitsRemove: { params: z.output<typeof materials.UnitsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: UnitsRemove200 };
  unitsHistory: { params: z.output<typeof materials.UnitsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: UnitsHistory200 };
  setupModules: { params: Record<never, never>; query: z.output<typeof setup.SetupModulesQueryParams>; body: Record<never, never>; response: SetupModules200 };
  setupModuleWorkflows: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SetupModuleWorkflows200 };
  setupSetModuleWorkflow: { params: z.output<typeof setup.SetupSetModuleWorkflowParams>; query: Record<never, never>; body: z.output<typeof setup.SetupSetModuleWorkflowBody>; response: SetupSetModuleWorkflow200 };
  shellPurchased: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: ShellPurchased200 };
  setupSubModules: { params: Record<never, never>; query: z.output<typeof setup.SetupSubModulesQueryParams>; body: Record<never, never>; response: SetupSubModules200 };
  setupOneModule: { params: z.output<typeof setup.SetupOneModuleParams>; query: Record<never, never>; body: Record<never, never>; response: SetupOneModule200 };
  setupNumbering: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SetupNumbering200 };
  setupSetNumbering: { params: z.output<typeof setup.SetupSetNumberingParams>; query: Record<never, never>; body: z.output<typeof setup.SetupSetNumberingBody>; response: SetupSetNumbering200 };
  setupDepartments: { params: Record<never, never>; query: z.output<typeof setup.SetupDepartmentsQueryParams>; body: Record<never, never>; response: SetupDepartments200 };
  organizationLookupDesignations: { params: Record<never, never>; query: z.output<typeof security.OrganizationLookupDesignationsQueryParams>; body: Record<never, never>; response: OrganizationLookupDesignations200 };
  organizationLookupQualifiers: { params: Record<never, never>; query: z.output<typeof security.OrganizationLookupQualifiersQueryParams>; body: Record<never, never>; response: OrganizationLookupQualifiers200 };
  qualifiersList: { params: Record<never, never>; query: z.output<typeof setup.QualifiersListQueryParams>; body: Record<never, never>; response: QualifiersList200 };
  qualifiersCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.QualifiersCreateBody>; response: QualifiersCreate200 };
  qualifiersRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.QualifiersRemoveManyBody>; response: QualifiersRemoveMany200 };
  qualifiersExport: { params: Record<never, never>; query: z.output<typeof setup.QualifiersExportQueryParams>; body: Record<never, never>; response: never };
  qualifiersUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.QualifiersUpdateManyBody>; response: QualifiersUpdateMany200 };
  qualifiersRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.QualifiersRestoreManyBody>; response: QualifiersRestoreMany200 };
  qualifiersRead: { params: z.output<typeof setup.QualifiersReadParams>; query: Record<never, never>; body: Record<never, never>; response: QualifiersRead200 };
  qualifiersUpdate: { params: z.output<typeof setup.QualifiersUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.QualifiersUpdateBody>; response: QualifiersUpdate200 };
  qualifiersRemove: { params: z.output<typeof setup.QualifiersRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: QualifiersRemove200 };
  shellSearch: { params: Record<never, never>; query: z.output<typeof shell.ShellSearchQueryParams>; body: Record<never, never>; response: ShellSearch200 };
  statusListsList: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: StatusListsList200 };
  statusListsRead: { params: z.output<typeof setup.StatusListsReadParams>; query: Record<never, never>; body: Record<never, never>; response: StatusListsRead200 };
  statusListsOrder: { params: z.output<typeof setup.StatusListsOrderParams>; query: Record<never, never>; body: z.output<typeof setup.StatusListsOrderBody>; response: StatusListsOrder200 };
  statusListsAdd: { params: z.output<typeof setup.StatusListsAddParams>; query: Record<never, never>; body: z.output<typeof setup.StatusListsAddBody>; response: StatusListsAdd200 };
  statusListsUpdate: { params: z.output<typeof setup.StatusListsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.StatusListsUpdateBody>; response: StatusListsUpdate200 };
  statusListsRemove: { params: z.output<typeof setup.StatusListsRemoveParams>; query: z.output<typeof setup.StatusListsRemoveQueryParams>; body: Record<never, never>; response: StatusListsRemove200 };
  shellStatuses: { params: z.output<typeof shell.ShellStatusesParams>; query: z.output<typeof shell.ShellStatusesQueryParams>; body: Record<never, never>; response: ShellStatuses200 };
  setupWorkflows: { params: Record<never, never>; query: z.output<typeof setup.SetupWorkflowsQueryParams>; body: Record<never, never>; response: SetupWorkflows200 };
  setupWorkflowStatuses: { params: z.output<typeof setup.SetupWorkflowStatusesParams>; query: Record<never, never>; body: Record<never, never>; response: SetupWorkflowStatuses200 };
  setupTerritories: { params: Record<never, never>; query: z.output<typeof lookups.SetupTerritoriesQueryParams>; body: Record<never, never>; response: SetupTerritories200 };
  territoriesList: { params: Record<never, never>; query: z.output<typeof setup.TerritoriesListQueryParams>; body: Record<never, never>; response: TerritoriesList200 };
  territoriesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.TerritoriesCreateBody>; response: TerritoriesCreate200 };
  territoriesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.TerritoriesRemoveManyBody>; response: TerritoriesRemoveMany200 };
  territoriesExport: { params: Record<never, never>; query: z.output<typeof setup.TerritoriesExportQueryParams>; body: Record<never, never>; response: never };
  territoriesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.TerritoriesRestoreManyBody>; response: TerritoriesRestoreMany200 };
  territoriesRead: { params: z.output<typeof setup.TerritoriesReadParams>; query: Record<never, never>; body: Record<never, never>; response: TerritoriesRead200 };
  territoriesUpdate: { params: z.output<typeof setup.TerritoriesUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.TerritoriesUpdateBody>; response: TerritoriesUpdate200 };
  territoriesRemove: { params: z.output<typeof setup.TerritoriesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: TerritoriesRemove200 };
  groupLookupList: { params: Record<never, never>; query: z.output<typeof security.GroupLookupListQueryParams>; body: Record<never, never>; response: GroupLookupList200 };
  shellPreferences: { params: Record<never, never>; query: z.output<typeof shell.ShellPreferencesQueryParams>; body: Record<never, never>; response: ShellPreferences200 };
  shellSavePreference: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof shell.ShellSavePreferenceBody>; response: ShellSavePreference200 };
  waitingList: { params: Record<never, never>; query: z.output<typeof shell.WaitingListQueryParams>; body: Record<never, never>; response: WaitingList200 };
  workflowsList: { params: Record<never, never>; query: z.output<typeof setup.WorkflowsListQueryParams>; body: Record<never, never>; response: WorkflowsList200 };
  workflowsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.WorkflowsCreateBody>; response: WorkflowsCreate200 };
  workflowsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.WorkflowsRemoveManyBody>; response: WorkflowsRemoveMany200 };
  workflowsExport: { params: Record<never, never>; query: z.output<typeof setup.WorkflowsExportQueryParams>; body: Record<never, never>; response: never };
  workflowsRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof setup.WorkflowsRestoreManyBody>; response: WorkflowsRestoreMany200 };
  workflowsRead: { params: z.output<typeof setup.WorkflowsReadParams>; query: Record<never, never>; body: Record<never, never>; response: WorkflowsRead200 };
  workflowsUpdate: { params: z.output<typeof setup.WorkflowsUpdateParams>; query: Record<never, never>; body: z.output<typeof setup.WorkflowsUpdateBody>; response: WorkflowsUpdate200 };
  workflowsRemove: { params: z.output<typeof setup.WorkflowsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: WorkflowsRemove200 };
  taskViewsDashboard: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: TaskViewsDashboard200 };
  taskFoldersList: { params: Record<never, never>; query: z.output<typeof tasks.TaskFoldersListQueryParams>; body: Record<never, never>; response: TaskFoldersList200 };
  taskFoldersCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersCreateBody>; response: TaskFoldersCreate200 };
  taskFoldersRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersRemoveManyBody>; response: TaskFoldersRemoveMany200 };
  taskFoldersRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersRestoreManyBody>; response: TaskFoldersRestoreMany200 };
  taskFoldersShared: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: TaskFoldersShared200 };
  taskFoldersShare: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersShareBody>; response: TaskFoldersShare200 };
  taskFoldersChangeShare: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersChangeShareBody>; response: TaskFoldersChangeShare200 };
  taskFoldersUnshare: { params: Record<never, never>; query: z.output<typeof tasks.TaskFoldersUnshareQueryParams>; body: Record<never, never>; response: TaskFoldersUnshare200 };
  taskFoldersShares: { params: z.output<typeof tasks.TaskFoldersSharesParams>; query: Record<never, never>; body: Record<never, never>; response: TaskFoldersShares200 };
  taskFoldersRead: { params: z.output<typeof tasks.TaskFoldersReadParams>; query: Record<never, never>; body: Record<never, never>; response: TaskFoldersRead200 };
  taskFoldersRename: { params: z.output<typeof tasks.TaskFoldersRenameParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersRenameBody>; response: TaskFoldersRename200 };
  taskFoldersMove: { params: z.output<typeof tasks.TaskFoldersMoveParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskFoldersMoveBody>; response: TaskFoldersMove200 };
  taskViewsTodo: { params: Record<never, never>; query: z.output<typeof tasks.TaskViewsTodoQueryParams>; body: Record<never, never>; response: TaskViewsTodo200 };
  taskViewsChanges: { params: Record<never, never>; query: z.output<typeof tasks.TaskViewsChangesQueryParams>; body: Record<never, never>; response: TaskViewsChanges200 };
  spacesList: { params: Record<never, never>; query: z.output<typeof tasks.SpacesListQueryParams>; body: Record<never, never>; response: SpacesList200 };
  spacesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.SpacesCreateBody>; response: SpacesCreate200 };
  tasksList: { params: Record<never, never>; query: z.output<typeof tasks.TasksListQueryParams>; body: Record<never, never>; response: TasksList200 };
  tasksCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksCreateBody>; response: TasksCreate200 };
  tasksRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksRemoveManyBody>; response: TasksRemoveMany200 };
  taskCallsAssignMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsAssignManyBody>; response: TaskCallsAssignMany200 };
  taskCallsAssign: { params: z.output<typeof tasks.TaskCallsAssignParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsAssignBody>; response: TaskCallsAssign200 };
  taskCallsAttachable: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsAttachableBody>; response: TaskCallsAttachable200 };
  taskCallsTakeBack: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsTakeBackBody>; response: TaskCallsTakeBack200 };
  tasksExport: { params: Record<never, never>; query: z.output<typeof tasks.TasksExportQueryParams>; body: Record<never, never>; response: never };
  taskCallsKanban: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsKanbanBody>; response: TaskCallsKanban200 };
  taskCallsItems: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsItemsBody>; response: TaskCallsItems200 };
  taskCallsItemsByQuery: { params: Record<never, never>; query: z.output<typeof tasks.TaskCallsItemsByQueryQueryParams>; body: Record<never, never>; response: TaskCallsItemsByQuery200 };
  tasksUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksUpdateManyBody>; response: TasksUpdateMany200 };
  taskCallsModuleDetails: { params: z.output<typeof tasks.TaskCallsModuleDetailsParams>; query: Record<never, never>; body: Record<never, never>; response: TaskCallsModuleDetails200 };
  taskCallsMove: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsMoveBody>; response: TaskCallsMove200 };
  tasksRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TasksRestoreManyBody>; response: TasksRestoreMany200 };
  taskCallsSharedItem: { params: Record<never, never>; query: z.output<typeof tasks.TaskCallsSharedItemQueryParams>; body: Record<never, never>; response: TaskCallsSharedItem200 };
  taskCallsSharedItems: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsSharedItemsBody>; response: TaskCallsSharedItems200 };
  taskCallsSharedByQuery: { params: Record<never, never>; query: z.output<typeof tasks.TaskCallsSharedByQueryQueryParams>; body: Record<never, never>; response: TaskCallsSharedByQuery200 };
  taskCallsShare: { params: z.output<typeof tasks.TaskCallsShareParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsShareBody>; response: TaskCallsShare200 };
  taskCallsUnshare: { params: z.output<typeof tasks.TaskCallsUnshareParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsUnshareBody>; response: TaskCallsUnshare200 };
  taskCallsChangeShare: { params: z.output<typeof tasks.TaskCallsChangeShareParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsChangeShareBody>; response: TaskCallsChangeShare200 };
  taskCallsShares: { params: z.output<typeof tasks.TaskCallsSharesParams>; query: Record<never, never>; body: Record<never, never>; response: TaskCallsShares200 };
  tasksRead: { params: z.output<typeof tasks.TasksReadParams>; query: Record<never, never>; body: Record<never, never>; response: TasksRead200 };
  tasksUpdate: { params: z.output<typeof tasks.TasksUpdateParams>; query: Record<never, never>; body: z.output<typeof tasks.TasksUpdateBody>; response: TasksUpdate200 };
  tasksRemove: { params: z.output<typeof tasks.TasksRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: TasksRemove200 };
  taskCallsAttach: { params: z.output<typeof tasks.TaskCallsAttachParams>; query: Record<never, never>; body: Record<never, never>; response: TaskCallsAttach200 };
  tasksHistory: { params: z.output<typeof tasks.TasksHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: TasksHistory200 };
  taskCallsCustomFields: { params: z.output<typeof tasks.TaskCallsCustomFieldsParams>; query: Record<never, never>; body: Record<never, never>; response: TaskCallsCustomFields200 };
  taskCallsDetach: { params: z.output<typeof tasks.TaskCallsDetachParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsDetachBody>; response: TaskCallsDetach200 };
  taskCallsDepend: { params: z.output<typeof tasks.TaskCallsDependParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsDependBody>; response: TaskCallsDepend200 };
  taskCallsChangeDependency: { params: z.output<typeof tasks.TaskCallsChangeDependencyParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsChangeDependencyBody>; response: TaskCallsChangeDependency200 };
  taskCallsUndepend: { params: z.output<typeof tasks.TaskCallsUndependParams>; query: Record<never, never>; body: Record<never, never>; response: TaskCallsUndepend200 };
  taskCallsDetail: { params: z.output<typeof tasks.TaskCallsDetailParams>; query: Record<never, never>; body: Record<never, never>; response: TaskCallsDetail200 };
  taskCallsLinkPages: { params: z.output<typeof tasks.TaskCallsLinkPagesParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsLinkPagesBody>; response: TaskCallsLinkPages200 };
  taskCallsRemind: { params: z.output<typeof tasks.TaskCallsRemindParams>; query: Record<never, never>; body: z.output<typeof tasks.TaskCallsRemindBody>; response: TaskCallsRemind200 };
  taskCallsForget: { params: z.output<typeof tasks.TaskCallsForgetParams>; query: Record<never, never>; body: Record<never, never>; response: TaskCallsForget200 };
  spacesRestoreMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.SpacesRestoreManyBody>; response: SpacesRestoreMany200 };
  spacesRead: { params: z.output<typeof tasks.SpacesReadParams>; query: Record<never, never>; body: Record<never, never>; response: SpacesRead200 };
  spacesUpdate: { params: z.output<typeof tasks.SpacesUpdateParams>; query: Record<never, never>; body: z.output<typeof tasks.SpacesUpdateBody>; response: SpacesUpdate200 };
  spacesRemove: { params: z.output<typeof tasks.SpacesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: SpacesRemove200 };
  spacesShares: { params: z.output<typeof tasks.SpacesSharesParams>; query: Record<never, never>; body: Record<never, never>; response: SpacesShares200 };
  spacesShare: { params: z.output<typeof tasks.SpacesShareParams>; query: Record<never, never>; body: z.output<typeof tasks.SpacesShareBody>; response: SpacesShare200 };
  savedTaskViewsList: { params: Record<never, never>; query: z.output<typeof tasks.SavedTaskViewsListQueryParams>; body: Record<never, never>; response: SavedTaskViewsList200 };
  savedTaskViewsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof tasks.SavedTaskViewsCreateBody>; response: SavedTaskViewsCreate200 };
  savedTaskViewsUpdate: { params: z.output<typeof tasks.SavedTaskViewsUpdateParams>; query: Record<never, never>; body: z.output<typeof tasks.SavedTaskViewsUpdateBody>; response: SavedTaskViewsUpdate200 };
  savedTaskViewsRemove: { params: z.output<typeof tasks.SavedTaskViewsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: SavedTaskViewsRemove200 };
  savedTaskViewsMakeDefault: { params: z.output<typeof tasks.SavedTaskViewsMakeDefaultParams>; query: Record<never, never>; body: z.output<typeof tasks.SavedTaskViewsMakeDefaultBody>; response: SavedTaskViewsMakeDefault200 };
  vendorsList: { params: Record<never, never>; query: z.output<typeof vendors.VendorsListQueryParams>; body: Record<never, never>; response: VendorsList200 };
  vendorsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsCreateBody>; response: VendorsCreate200 };
  vendorsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsRemoveManyBody>; response: VendorsRemoveMany200 };
  vendorsDuplicates: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsDuplicatesBody>; response: VendorsDuplicates200 };
  vendorsExport: { params: Record<never, never>; query: z.output<typeof vendors.VendorsExportQueryParams>; body: Record<never, never>; response: never };
  vendorsUpdateMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsUpdateManyBody>; response: VendorsUpdateMany200 };
  vendorsMerge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof vendors.VendorsMergeBody>; response: VendorsMerge200 };
  vendorTablesNames: { params: Record<never, never>; query: z.output<typeof lookups.VendorTablesNamesQueryParams>; body: Record<never, never>; response: VendorTablesNames200 };
  vendorTablesChanges: { params: Record<never, never>; query: z.output<typeof vendors.VendorTablesChangesQueryParams>; body: Record<never, never>; response: VendorTablesChanges200 };
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
  vendorTablesMaterials: { params: z.output<typeof vendors.VendorTablesMaterialsParams>; query: z.output<typeof vendors.VendorTablesMaterialsQueryParams>; body: Record<never, never>; response: VendorTablesMaterials200 };
  workdriveList: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdriveListQueryParams>; body: Record<never, never>; response: WorkdriveList200 };
  workdriveCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveCreateBody>; response: WorkdriveCreate200 };
  workdriveArchive: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveArchiveBody>; response: WorkdriveArchive200 };
  workdriveChanges: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdriveChangesQueryParams>; body: Record<never, never>; response: WorkdriveChanges200 };
  workdriveContent: { params: z.output<typeof workdrive.WorkdriveContentParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveContent200 };
  workdriveCopy: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveCopyBody>; response: WorkdriveCopy200 };
  workdriveDownload: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdriveDownloadQueryParams>; body: Record<never, never>; response: WorkdriveDownload200 };
  workdriveDownloadPdf: { params: z.output<typeof workdrive.WorkdriveDownloadPdfParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveDownloadPdf200 };
  workdriveDownloadPages: { params: z.output<typeof workdrive.WorkdriveDownloadPagesParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveDownloadPagesBody>; response: WorkdriveDownloadPages200 };
  workdriveFavorite: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveFavoriteBody>; response: WorkdriveFavorite200 };
  workdriveFolderUpload: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveFolderUploadBody>; response: WorkdriveFolderUpload200 };
  workdriveItem: { params: z.output<typeof workdrive.WorkdriveItemParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveItem200 };
  workdriveRename: { params: z.output<typeof workdrive.WorkdriveRenameParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveRenameBody>; response: WorkdriveRename200 };
  workdrivePreview: { params: z.output<typeof workdrive.WorkdrivePreviewParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdrivePreview200 };
  workdriveShares: { params: z.output<typeof workdrive.WorkdriveSharesParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveShares200 };
  workdriveShare: { params: z.output<typeof workdrive.WorkdriveShareParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveShareBody>; response: WorkdriveShare200 };
  workdriveUnshare: { params: z.output<typeof workdrive.WorkdriveUnshareParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveUnshareBody>; response: WorkdriveUnshare200 };
  workdriveVersions: { params: z.output<typeof workdrive.WorkdriveVersionsParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveVersions200 };
  workdriveRestoreVersion: { params: z.output<typeof workdrive.WorkdriveRestoreVersionParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveRestoreVersionBody>; response: WorkdriveRestoreVersion200 };
  workdriveMove: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveMoveBody>; response: WorkdriveMove200 };
  workdriveCopyPage: { params: z.output<typeof workdrive.WorkdriveCopyPageParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveCopyPageBody>; response: WorkdriveCopyPage200 };
  workdriveRenamePage: { params: z.output<typeof workdrive.WorkdriveRenamePageParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveRenamePageBody>; response: WorkdriveRenamePage200 };
  workdrivePage: { params: z.output<typeof workdrive.WorkdrivePageParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdrivePage200 };
  workdrivePages: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdrivePagesQueryParams>; body: Record<never, never>; response: WorkdrivePages200 };
  workdrivePurge: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdrivePurgeBody>; response: WorkdrivePurge200 };
  workdriveRestore: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveRestoreBody>; response: WorkdriveRestore200 };
  workdriveSigned: { params: z.output<typeof workdrive.WorkdriveSignedParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  workdriveTrashMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveTrashManyBody>; response: WorkdriveTrashMany200 };
  workdriveTrash: { params: z.output<typeof workdrive.WorkdriveTrashParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveTrash200 };
  workdriveUsage: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveUsage200 };
  workdriveFinish: { params: z.output<typeof workdrive.WorkdriveFinishParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveFinishBody>; response: WorkdriveFinish200 };
  workdriveReceived: { params: z.output<typeof workdrive.WorkdriveReceivedParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveReceived200 };
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
