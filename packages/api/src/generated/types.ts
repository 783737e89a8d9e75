// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type * as z from 'zod';
import type * as admin from './zod/admin/admin.zod.ts';
import type * as partner from './zod/partner/partner.zod.ts';
import type * as crm from './zod/crm/crm.zod.ts';
import type * as auth from './zod/auth/auth.zod.ts';
import type * as estimation from './zod/estimation/estimation.zod.ts';
import type * as materials from './zod/materials/materials.zod.ts';
import type * as shell from './zod/shell/shell.zod.ts';
import type * as security from './zod/security/security.zod.ts';
import type * as workdrive from './zod/workdrive/workdrive.zod.ts';
import type {
  AccountsCreate200,
  AccountsList200,
  AccountsRead200,
  AccountsRemove200,
  AccountsRemoveMany200,
  AccountsUpdate200,
  AssembliesCreate200,
  AssembliesList200,
  AssembliesRead200,
  AssembliesRemove200,
  AssembliesRemoveMany200,
  AssembliesUpdate200,
  AuthConfirm200,
  AuthForgotPassword200,
  AuthLogin200,
  AuthLogout200,
  AuthResetPassword200,
  AuthSecondFactor200,
  AuthSignup200,
  ContactsCreate200,
  ContactsList200,
  ContactsRead200,
  ContactsRemove200,
  ContactsRemoveMany200,
  ContactsUpdate200,
  CrmLookupsChanges200,
  CrmLookupsHistory200,
  CrmLookupsOpportunity200,
  CustomerLicensingCustomers200,
  EstimationLookupsEstimationChanges200,
  EstimationWorkAddCondition200,
  EstimationWorkAllTakeoff200,
  EstimationWorkCalibrate200,
  EstimationWorkChangeCondition200,
  EstimationWorkChangeEstimate200,
  EstimationWorkChangeQuote200,
  EstimationWorkConditions200,
  EstimationWorkCreateQuote200,
  EstimationWorkEstimate200,
  EstimationWorkQuote200,
  EstimationWorkQuotes200,
  EstimationWorkRemoveCondition200,
  EstimationWorkRemovePages200,
  EstimationWorkSaveTakeoff200,
  EstimationWorkTakeoff200,
  EstimationsCreate200,
  EstimationsList200,
  EstimationsRead200,
  EstimationsRemove200,
  EstimationsRemoveMany200,
  EstimationsUpdate200,
  GroupLookupList200,
  GroupsCreate200,
  GroupsList200,
  GroupsRead200,
  GroupsRemove200,
  GroupsRemoveMany200,
  GroupsUpdate200,
  MaterialTablesAddPrice200,
  MaterialTablesAssemblies200,
  MaterialTablesLaborCosts200,
  MaterialTablesPrices200,
  MaterialTablesUnits200,
  MaterialsCreate200,
  MaterialsList200,
  MaterialsRead200,
  MaterialsRemove200,
  MaterialsRemoveMany200,
  MaterialsUpdate200,
  OpportunitiesCreate200,
  OpportunitiesList200,
  OpportunitiesRead200,
  OpportunitiesRemove200,
  OpportunitiesRemoveMany200,
  OpportunitiesUpdate200,
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
  PartnerCustomers200,
  PartnerLogin200,
  PartnerProfile200,
  RolesCreate200,
  RolesList200,
  RolesRead200,
  RolesRemove200,
  RolesRemoveMany200,
  RolesUpdate200,
  SecurityChanges200,
  SecurityDashboard200,
  SecurityHistory200,
  SecurityProfile200,
  SecurityTenant200,
  SecurityUsers200,
  SecurityValidate200,
  ShellMasterDashboard200,
  ShellNotifications200,
  ShellPreferences200,
  ShellPurchased200,
  ShellReadNotification200,
  ShellSavePreference200,
  ShellSearch200,
  ShellStatuses200,
  StartCreateFirst200,
  StartFirstRun200,
  StartHealth200,
  StartOutbox200,
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
  WorkdriveContent200,
  WorkdriveCreate200,
  WorkdriveDownload200,
  WorkdriveFinish200,
  WorkdriveList200,
  WorkdrivePage200,
  WorkdrivePages200,
  WorkdriveReceived200,
  WorkdriveRenamePage200,
  WorkdriveTrash200,
} from './model/index.ts';

export interface OperationTypes {
  customerLicensingCustomers: { params: Record<never, never>; query: z.output<typeof admin.CustomerLicensingCustomersQueryParams>; body: Record<never, never>; response: CustomerLicensingCustomers200 };
  partnerCustomers: { params: Record<never, never>; query: z.output<typeof partner.PartnerCustomersQueryParams>; body: Record<never, never>; response: PartnerCustomers200 };
  partnerLogin: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof partner.PartnerLoginBody>; response: PartnerLogin200 };
  partnerProfile: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: PartnerProfile200 };
  accountsList: { params: Record<never, never>; query: z.output<typeof crm.AccountsListQueryParams>; body: Record<never, never>; response: AccountsList200 };
  accountsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsCreateBody>; response: AccountsCreate200 };
  accountsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.AccountsRemoveManyBody>; response: AccountsRemoveMany200 };
  accountsExport: { params: Record<never, never>; query: z.output<typeof crm.AccountsExportQueryParams>; body: Record<never, never>; response: never };
  accountsRead: { params: z.output<typeof crm.AccountsReadParams>; query: Record<never, never>; body: Record<never, never>; response: AccountsRead200 };
  accountsUpdate: { params: z.output<typeof crm.AccountsUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.AccountsUpdateBody>; response: AccountsUpdate200 };
  accountsRemove: { params: z.output<typeof crm.AccountsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: AccountsRemove200 };
  contactsList: { params: Record<never, never>; query: z.output<typeof crm.ContactsListQueryParams>; body: Record<never, never>; response: ContactsList200 };
  contactsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsCreateBody>; response: ContactsCreate200 };
  contactsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.ContactsRemoveManyBody>; response: ContactsRemoveMany200 };
  contactsExport: { params: Record<never, never>; query: z.output<typeof crm.ContactsExportQueryParams>; body: Record<never, never>; response: never };
  contactsRead: { params: z.output<typeof crm.ContactsReadParams>; query: Record<never, never>; body: Record<never, never>; response: ContactsRead200 };
  contactsUpdate: { params: z.output<typeof crm.ContactsUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.ContactsUpdateBody>; response: ContactsUpdate200 };
  contactsRemove: { params: z.output<typeof crm.ContactsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: ContactsRemove200 };
  opportunitiesList: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesListQueryParams>; body: Record<never, never>; response: OpportunitiesList200 };
  opportunitiesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesCreateBody>; response: OpportunitiesCreate200 };
  opportunitiesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesRemoveManyBody>; response: OpportunitiesRemoveMany200 };
  opportunitiesExport: { params: Record<never, never>; query: z.output<typeof crm.OpportunitiesExportQueryParams>; body: Record<never, never>; response: never };
  opportunitiesRead: { params: z.output<typeof crm.OpportunitiesReadParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunitiesRead200 };
  opportunitiesUpdate: { params: z.output<typeof crm.OpportunitiesUpdateParams>; query: Record<never, never>; body: z.output<typeof crm.OpportunitiesUpdateBody>; response: OpportunitiesUpdate200 };
  opportunitiesRemove: { params: z.output<typeof crm.OpportunitiesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: OpportunitiesRemove200 };
  crmLookupsOpportunity: { params: Record<never, never>; query: z.output<typeof crm.CrmLookupsOpportunityQueryParams>; body: Record<never, never>; response: CrmLookupsOpportunity200 };
  crmLookupsChanges: { params: Record<never, never>; query: z.output<typeof crm.CrmLookupsChangesQueryParams>; body: Record<never, never>; response: CrmLookupsChanges200 };
  crmLookupsHistory: { params: z.output<typeof crm.CrmLookupsHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: CrmLookupsHistory200 };
  startOutbox: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: StartOutbox200 };
  estimationLookupsEstimationChanges: { params: Record<never, never>; query: z.output<typeof estimation.EstimationLookupsEstimationChangesQueryParams>; body: Record<never, never>; response: EstimationLookupsEstimationChanges200 };
  estimationsList: { params: Record<never, never>; query: z.output<typeof estimation.EstimationsListQueryParams>; body: Record<never, never>; response: EstimationsList200 };
  estimationsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.EstimationsCreateBody>; response: EstimationsCreate200 };
  estimationsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof estimation.EstimationsRemoveManyBody>; response: EstimationsRemoveMany200 };
  estimationsExport: { params: Record<never, never>; query: z.output<typeof estimation.EstimationsExportQueryParams>; body: Record<never, never>; response: never };
  estimationWorkCalibrate: { params: z.output<typeof estimation.EstimationWorkCalibrateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkCalibrateBody>; response: EstimationWorkCalibrate200 };
  estimationWorkConditions: { params: z.output<typeof estimation.EstimationWorkConditionsParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkConditions200 };
  estimationWorkAddCondition: { params: z.output<typeof estimation.EstimationWorkAddConditionParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkAddConditionBody>; response: EstimationWorkAddCondition200 };
  estimationWorkChangeCondition: { params: z.output<typeof estimation.EstimationWorkChangeConditionParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkChangeConditionBody>; response: EstimationWorkChangeCondition200 };
  estimationWorkRemoveCondition: { params: z.output<typeof estimation.EstimationWorkRemoveConditionParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkRemoveCondition200 };
  estimationWorkEstimate: { params: z.output<typeof estimation.EstimationWorkEstimateParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkEstimate200 };
  estimationWorkChangeEstimate: { params: z.output<typeof estimation.EstimationWorkChangeEstimateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkChangeEstimateBody>; response: EstimationWorkChangeEstimate200 };
  estimationWorkRemovePages: { params: z.output<typeof estimation.EstimationWorkRemovePagesParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkRemovePagesBody>; response: EstimationWorkRemovePages200 };
  estimationWorkQuotes: { params: z.output<typeof estimation.EstimationWorkQuotesParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkQuotes200 };
  estimationWorkCreateQuote: { params: z.output<typeof estimation.EstimationWorkCreateQuoteParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkCreateQuoteBody>; response: EstimationWorkCreateQuote200 };
  estimationWorkQuote: { params: z.output<typeof estimation.EstimationWorkQuoteParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkQuote200 };
  estimationWorkChangeQuote: { params: z.output<typeof estimation.EstimationWorkChangeQuoteParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkChangeQuoteBody>; response: EstimationWorkChangeQuote200 };
  estimationWorkQuotePdf: { params: z.output<typeof estimation.EstimationWorkQuotePdfParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  estimationWorkAllTakeoff: { params: z.output<typeof estimation.EstimationWorkAllTakeoffParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkAllTakeoff200 };
  estimationWorkTakeoff: { params: z.output<typeof estimation.EstimationWorkTakeoffParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationWorkTakeoff200 };
  estimationWorkSaveTakeoff: { params: z.output<typeof estimation.EstimationWorkSaveTakeoffParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationWorkSaveTakeoffBody>; response: EstimationWorkSaveTakeoff200 };
  estimationsRead: { params: z.output<typeof estimation.EstimationsReadParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationsRead200 };
  estimationsUpdate: { params: z.output<typeof estimation.EstimationsUpdateParams>; query: Record<never, never>; body: z.output<typeof estimation.EstimationsUpdateBody>; response: EstimationsUpdate200 };
  estimationsRemove: { params: z.output<typeof estimation.EstimationsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: EstimationsRemove200 };
  startHealth: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: StartHealth200 };
  materialTablesAssemblies: { params: Record<never, never>; query: z.output<typeof materials.MaterialTablesAssembliesQueryParams>; body: Record<never, never>; response: MaterialTablesAssemblies200 };
  assembliesList: { params: Record<never, never>; query: z.output<typeof materials.AssembliesListQueryParams>; body: Record<never, never>; response: AssembliesList200 };
  assembliesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssembliesCreateBody>; response: AssembliesCreate200 };
  assembliesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.AssembliesRemoveManyBody>; response: AssembliesRemoveMany200 };
  assembliesExport: { params: Record<never, never>; query: z.output<typeof materials.AssembliesExportQueryParams>; body: Record<never, never>; response: never };
  assembliesRead: { params: z.output<typeof materials.AssembliesReadParams>; query: Record<never, never>; body: Record<never, never>; response: AssembliesRead200 };
  assembliesUpdate: { params: z.output<typeof materials.AssembliesUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.AssembliesUpdateBody>; response: AssembliesUpdate200 };
  assembliesRemove: { params: z.output<typeof materials.AssembliesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: AssembliesRemove200 };
  materialsList: { params: Record<never, never>; query: z.output<typeof materials.MaterialsListQueryParams>; body: Record<never, never>; response: MaterialsList200 };
  materialsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsCreateBody>; response: MaterialsCreate200 };
  materialsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof materials.MaterialsRemoveManyBody>; response: MaterialsRemoveMany200 };
  materialsExport: { params: Record<never, never>; query: z.output<typeof materials.MaterialsExportQueryParams>; body: Record<never, never>; response: never };
  materialsRead: { params: z.output<typeof materials.MaterialsReadParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsRead200 };
  materialsUpdate: { params: z.output<typeof materials.MaterialsUpdateParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialsUpdateBody>; response: MaterialsUpdate200 };
  materialsRemove: { params: z.output<typeof materials.MaterialsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialsRemove200 };
  materialTablesPrices: { params: z.output<typeof materials.MaterialTablesPricesParams>; query: Record<never, never>; body: Record<never, never>; response: MaterialTablesPrices200 };
  materialTablesAddPrice: { params: z.output<typeof materials.MaterialTablesAddPriceParams>; query: Record<never, never>; body: z.output<typeof materials.MaterialTablesAddPriceBody>; response: MaterialTablesAddPrice200 };
  shellNotifications: { params: Record<never, never>; query: z.output<typeof shell.ShellNotificationsQueryParams>; body: Record<never, never>; response: ShellNotifications200 };
  shellReadNotification: { params: Record<never, never>; query: z.output<typeof shell.ShellReadNotificationQueryParams>; body: Record<never, never>; response: ShellReadNotification200 };
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
  authResetPassword: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthResetPasswordBody>; response: AuthResetPassword200 };
  authSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthSecondFactorBody>; response: AuthSecondFactor200 };
  authSignup: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.AuthSignupBody>; response: AuthSignup200 };
  securityDashboard: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SecurityDashboard200 };
  securityTenant: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SecurityTenant200 };
  groupsList: { params: Record<never, never>; query: z.output<typeof security.GroupsListQueryParams>; body: Record<never, never>; response: GroupsList200 };
  groupsCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.GroupsCreateBody>; response: GroupsCreate200 };
  groupsRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.GroupsRemoveManyBody>; response: GroupsRemoveMany200 };
  groupsExport: { params: Record<never, never>; query: z.output<typeof security.GroupsExportQueryParams>; body: Record<never, never>; response: never };
  groupsRead: { params: z.output<typeof security.GroupsReadParams>; query: Record<never, never>; body: Record<never, never>; response: GroupsRead200 };
  groupsUpdate: { params: z.output<typeof security.GroupsUpdateParams>; query: Record<never, never>; body: z.output<typeof security.GroupsUpdateBody>; response: GroupsUpdate200 };
  groupsRemove: { params: z.output<typeof security.GroupsRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: GroupsRemove200 };
  securityHistory: { params: z.output<typeof security.SecurityHistoryParams>; query: Record<never, never>; body: Record<never, never>; response: SecurityHistory200 };
  securityChanges: { params: Record<never, never>; query: z.output<typeof security.SecurityChangesQueryParams>; body: Record<never, never>; response: SecurityChanges200 };
  rolesList: { params: Record<never, never>; query: z.output<typeof security.RolesListQueryParams>; body: Record<never, never>; response: RolesList200 };
  rolesCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.RolesCreateBody>; response: RolesCreate200 };
  rolesRemoveMany: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.RolesRemoveManyBody>; response: RolesRemoveMany200 };
  rolesExport: { params: Record<never, never>; query: z.output<typeof security.RolesExportQueryParams>; body: Record<never, never>; response: never };
  rolesRead: { params: z.output<typeof security.RolesReadParams>; query: Record<never, never>; body: Record<never, never>; response: RolesRead200 };
  rolesUpdate: { params: z.output<typeof security.RolesUpdateParams>; query: Record<never, never>; body: z.output<typeof security.RolesUpdateBody>; response: RolesUpdate200 };
  rolesRemove: { params: z.output<typeof security.RolesRemoveParams>; query: Record<never, never>; body: Record<never, never>; response: RolesRemove200 };
  ownSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnSecondFactor200 };
  ownBeginSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnBeginSecondFactorBody>; response: OwnBeginSecondFactor200 };
  ownConfirmSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnConfirmSecondFactorBody>; response: OwnConfirmSecondFactor200 };
  ownEndSecondFactor: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnEndSecondFactorBody>; response: OwnEndSecondFactor200 };
  ownSessions: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnSessions200 };
  ownEndOtherSessions: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnEndOtherSessions200 };
  ownEndSession: { params: z.output<typeof security.OwnEndSessionParams>; query: Record<never, never>; body: Record<never, never>; response: OwnEndSession200 };
  securityUsers: { params: Record<never, never>; query: z.output<typeof security.SecurityUsersQueryParams>; body: Record<never, never>; response: SecurityUsers200 };
  ownPassword: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnPasswordBody>; response: OwnPassword200 };
  ownPicture: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnPicture200 };
  ownRemovePicture: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: OwnRemovePicture200 };
  securityProfile: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: SecurityProfile200 };
  ownUpdate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof security.OwnUpdateBody>; response: OwnUpdate200 };
  securityValidate: { params: Record<never, never>; query: z.output<typeof security.SecurityValidateQueryParams>; body: Record<never, never>; response: SecurityValidate200 };
  shellMasterDashboard: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: ShellMasterDashboard200 };
  startFirstRun: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: StartFirstRun200 };
  startCreateFirst: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof auth.StartCreateFirstBody>; response: StartCreateFirst200 };
  materialTablesLaborCosts: { params: Record<never, never>; query: z.output<typeof materials.MaterialTablesLaborCostsQueryParams>; body: Record<never, never>; response: MaterialTablesLaborCosts200 };
  materialTablesUnits: { params: Record<never, never>; query: z.output<typeof materials.MaterialTablesUnitsQueryParams>; body: Record<never, never>; response: MaterialTablesUnits200 };
  shellPurchased: { params: Record<never, never>; query: Record<never, never>; body: Record<never, never>; response: ShellPurchased200 };
  shellSearch: { params: Record<never, never>; query: z.output<typeof shell.ShellSearchQueryParams>; body: Record<never, never>; response: ShellSearch200 };
  shellStatuses: { params: z.output<typeof shell.ShellStatusesParams>; query: z.output<typeof shell.ShellStatusesQueryParams>; body: Record<never, never>; response: ShellStatuses200 };
  groupLookupList: { params: Record<never, never>; query: z.output<typeof security.GroupLookupListQueryParams>; body: Record<never, never>; response: GroupLookupList200 };
  shellPreferences: { params: Record<never, never>; query: z.output<typeof shell.ShellPreferencesQueryParams>; body: Record<never, never>; response: ShellPreferences200 };
  shellSavePreference: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof shell.ShellSavePreferenceBody>; response: ShellSavePreference200 };
  workdriveList: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdriveListQueryParams>; body: Record<never, never>; response: WorkdriveList200 };
  workdriveCreate: { params: Record<never, never>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveCreateBody>; response: WorkdriveCreate200 };
  workdriveContent: { params: z.output<typeof workdrive.WorkdriveContentParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveContent200 };
  workdriveDownload: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdriveDownloadQueryParams>; body: Record<never, never>; response: WorkdriveDownload200 };
  workdriveRenamePage: { params: z.output<typeof workdrive.WorkdriveRenamePageParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveRenamePageBody>; response: WorkdriveRenamePage200 };
  workdrivePage: { params: z.output<typeof workdrive.WorkdrivePageParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdrivePage200 };
  workdrivePages: { params: Record<never, never>; query: z.output<typeof workdrive.WorkdrivePagesQueryParams>; body: Record<never, never>; response: WorkdrivePages200 };
  workdriveSigned: { params: z.output<typeof workdrive.WorkdriveSignedParams>; query: Record<never, never>; body: Record<never, never>; response: never };
  workdriveTrash: { params: z.output<typeof workdrive.WorkdriveTrashParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveTrash200 };
  workdriveFinish: { params: z.output<typeof workdrive.WorkdriveFinishParams>; query: Record<never, never>; body: z.output<typeof workdrive.WorkdriveFinishBody>; response: WorkdriveFinish200 };
  workdriveReceived: { params: z.output<typeof workdrive.WorkdriveReceivedParams>; query: Record<never, never>; body: Record<never, never>; response: WorkdriveReceived200 };
}
