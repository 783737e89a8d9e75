// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import { AccountFields } from './fields/Account.ts';
import { ActivityRowFields } from './fields/ActivityRow.ts';
import { AlternateFields } from './fields/Alternate.ts';
import { AssemblyFields } from './fields/Assembly.ts';
import { AssemblyNoteFields } from './fields/AssemblyNote.ts';
import { BidFields } from './fields/Bid.ts';
import { BrandFields } from './fields/Brand.ts';
import { CalculatorFieldFields } from './fields/CalculatorField.ts';
import { CalculatorGroupFields } from './fields/CalculatorGroup.ts';
import { CalculatorTemplateFields } from './fields/CalculatorTemplate.ts';
import { ChangeFields } from './fields/Change.ts';
import { CommunicationFields } from './fields/Communication.ts';
import { ContactFields } from './fields/Contact.ts';
import { ContactNameFields } from './fields/ContactName.ts';
import { CouponFields } from './fields/Coupon.ts';
import { CouponRedemptionFields } from './fields/CouponRedemption.ts';
import { CustomerFields } from './fields/Customer.ts';
import { CustomerAiRequestFields } from './fields/CustomerAiRequest.ts';
import { CustomerInvoiceFields } from './fields/CustomerInvoice.ts';
import { DepartmentFields } from './fields/Department.ts';
import { DesignationFields } from './fields/Designation.ts';
import { DriveFileFields } from './fields/DriveFile.ts';
import { EstimationFields } from './fields/Estimation.ts';
import { EstimationFolderFields } from './fields/EstimationFolder.ts';
import { EstimationTagFields } from './fields/EstimationTag.ts';
import { GroupFields } from './fields/Group.ts';
import { ImportFields } from './fields/Import.ts';
import { InclusionExclusionFields } from './fields/InclusionExclusion.ts';
import { InclusionExclusionTemplateFields } from './fields/InclusionExclusionTemplate.ts';
import { InvoiceFields } from './fields/Invoice.ts';
import { LaborCostFields } from './fields/LaborCost.ts';
import { LaborProductivityFields } from './fields/LaborProductivity.ts';
import { LaborTemplateFields } from './fields/LaborTemplate.ts';
import { LeadFields } from './fields/Lead.ts';
import { LogEntryFields } from './fields/LogEntry.ts';
import { MaterialFields } from './fields/Material.ts';
import { MaterialCategoryFields } from './fields/MaterialCategory.ts';
import { MaterialCharacteristicFields } from './fields/MaterialCharacteristic.ts';
import { MaterialFormulaFields } from './fields/MaterialFormula.ts';
import { MaterialIdentifierFields } from './fields/MaterialIdentifier.ts';
import { MaterialPriceFields } from './fields/MaterialPrice.ts';
import { OpportunityFields } from './fields/Opportunity.ts';
import { OrganizationNameFields } from './fields/OrganizationName.ts';
import { PartnerRequestFields } from './fields/PartnerRequest.ts';
import { PendingActivationFields } from './fields/PendingActivation.ts';
import { PlanStampFields } from './fields/PlanStamp.ts';
import { PluginFields } from './fields/Plugin.ts';
import { QualifierFields } from './fields/Qualifier.ts';
import { QuoteFields } from './fields/Quote.ts';
import { QuoteTemplateFields } from './fields/QuoteTemplate.ts';
import { RetailCustomerFields } from './fields/RetailCustomer.ts';
import { RetailVendorFields } from './fields/RetailVendor.ts';
import { RoleFields } from './fields/Role.ts';
import { SecurityEventFields } from './fields/SecurityEvent.ts';
import { SetupModuleFields } from './fields/SetupModule.ts';
import { SpaceEntryFields } from './fields/SpaceEntry.ts';
import { SubModuleFields } from './fields/SubModule.ts';
import { TaskFields } from './fields/Task.ts';
import { TaskFolderFields } from './fields/TaskFolder.ts';
import { TerritoryFields } from './fields/Territory.ts';
import { TerritoryNameFields } from './fields/TerritoryName.ts';
import { UnitFields } from './fields/Unit.ts';
import { UserAccountFields } from './fields/UserAccount.ts';
import { UserRowFields } from './fields/UserRow.ts';
import { VariableFields } from './fields/Variable.ts';
import { VendorFields } from './fields/Vendor.ts';
import { VendorMaterialFields } from './fields/VendorMaterial.ts';
import { VendorNameFields } from './fields/VendorName.ts';
import { WorkflowFields } from './fields/Workflow.ts';
export { AccountFields } from './fields/Account.ts';
export { ActivityRowFields } from './fields/ActivityRow.ts';
export { AlternateFields } from './fields/Alternate.ts';
export { AssemblyFields } from './fields/Assembly.ts';
export { AssemblyNoteFields } from './fields/AssemblyNote.ts';
export { BidFields } from './fields/Bid.ts';
export { BrandFields } from './fields/Brand.ts';
export { CalculatorFieldFields } from './fields/CalculatorField.ts';
export { CalculatorGroupFields } from './fields/CalculatorGroup.ts';
export { CalculatorTemplateFields } from './fields/CalculatorTemplate.ts';
export { ChangeFields } from './fields/Change.ts';
export { CommunicationFields } from './fields/Communication.ts';
export { ContactFields } from './fields/Contact.ts';
export { ContactNameFields } from './fields/ContactName.ts';
export { CouponFields } from './fields/Coupon.ts';
export { CouponRedemptionFields } from './fields/CouponRedemption.ts';
export { CustomerFields } from './fields/Customer.ts';
export { CustomerAiRequestFields } from './fields/CustomerAiRequest.ts';
export { CustomerInvoiceFields } from './fields/CustomerInvoice.ts';
export { DepartmentFields } from './fields/Department.ts';
export { DesignationFields } from './fields/Designation.ts';
export { DriveFileFields } from './fields/DriveFile.ts';
export { EstimationFields } from './fields/Estimation.ts';
export { EstimationFolderFields } from './fields/EstimationFolder.ts';
export { EstimationTagFields } from './fields/EstimationTag.ts';
export { GroupFields } from './fields/Group.ts';
export { ImportFields } from './fields/Import.ts';
export { InclusionExclusionFields } from './fields/InclusionExclusion.ts';
export { InclusionExclusionTemplateFields } from './fields/InclusionExclusionTemplate.ts';
export { InvoiceFields } from './fields/Invoice.ts';
export { LaborCostFields } from './fields/LaborCost.ts';
export { LaborProductivityFields } from './fields/LaborProductivity.ts';
export { LaborTemplateFields } from './fields/LaborTemplate.ts';
export { LeadFields } from './fields/Lead.ts';
export { LogEntryFields } from './fields/LogEntry.ts';
export { MaterialFields } from './fields/Material.ts';
export { MaterialCategoryFields } from './fields/MaterialCategory.ts';
export { MaterialCharacteristicFields } from './fields/MaterialCharacteristic.ts';
export { MaterialFormulaFields } from './fields/MaterialFormula.ts';
export { MaterialIdentifierFields } from './fields/MaterialIdentifier.ts';
export { MaterialPriceFields } from './fields/MaterialPrice.ts';
export { OpportunityFields } from './fields/Opportunity.ts';
export { OrganizationNameFields } from './fields/OrganizationName.ts';
export { PartnerRequestFields } from './fields/PartnerRequest.ts';
export { PendingActivationFields } from './fields/PendingActivation.ts';
export { PlanStampFields } from './fields/PlanStamp.ts';
export { PluginFields } from './fields/Plugin.ts';
export { QualifierFields } from './fields/Qualifier.ts';
export { QuoteFields } from './fields/Quote.ts';
export { QuoteTemplateFields } from './fields/QuoteTemplate.ts';
export { RetailCustomerFields } from './fields/RetailCustomer.ts';
export { RetailVendorFields } from './fields/RetailVendor.ts';
export { RoleFields } from './fields/Role.ts';
export { SecurityEventFields } from './fields/SecurityEvent.ts';
export { SetupModuleFields } from './fields/SetupModule.ts';
export { SpaceEntryFields } from './fields/SpaceEntry.ts';
export { SubModuleFields } from './fields/SubModule.ts';
export { TaskFields } from './fields/Task.ts';
export { TaskFolderFields } from './fields/TaskFolder.ts';
export { TerritoryFields } from './fields/Territory.ts';
export { TerritoryNameFields } from './fields/TerritoryName.ts';
export { UnitFields } from './fields/Unit.ts';
export { UserAccountFields } from './fields/UserAccount.ts';
export { UserRowFields } from './fields/UserRow.ts';
export { VariableFields } from './fields/Variable.ts';
export { VendorFields } from './fields/Vendor.ts';
export { VendorMaterialFields } from './fields/VendorMaterial.ts';
export { VendorNameFields } from './fields/VendorName.ts';
export { WorkflowFields } from './fields/Workflow.ts';

export const entityFields = {
  Account: AccountFields,
  ActivityRow: ActivityRowFields,
  Alternate: AlternateFields,
  Assembly: AssemblyFields,
  AssemblyNote: AssemblyNoteFields,
  Bid: BidFields,
  Brand: BrandFields,
  CalculatorField: CalculatorFieldFields,
  CalculatorGroup: CalculatorGroupFields,
  CalculatorTemplate: CalculatorTemplateFields,
  Change: ChangeFields,
  Communication: CommunicationFields,
  Contact: ContactFields,
  ContactName: ContactNameFields,
  Coupon: CouponFields,
  CouponRedemption: CouponRedemptionFields,
  Customer: CustomerFields,
  CustomerAiRequest: CustomerAiRequestFields,
  CustomerInvoice: CustomerInvoiceFields,
  Department: DepartmentFields,
  Designation: DesignationFields,
  DriveFile: DriveFileFields,
  Estimation: EstimationFields,
  EstimationFolder: EstimationFolderFields,
  EstimationTag: EstimationTagFields,
  Group: GroupFields,
  Import: ImportFields,
  InclusionExclusion: InclusionExclusionFields,
  InclusionExclusionTemplate: InclusionExclusionTemplateFields,
  Invoice: InvoiceFields,
  LaborCost: LaborCostFields,
  LaborProductivity: LaborProductivityFields,
  LaborTemplate: LaborTemplateFields,
  Lead: LeadFields,
  LogEntry: LogEntryFields,
  Material: MaterialFields,
  MaterialCategory: MaterialCategoryFields,
  MaterialCharacteristic: MaterialCharacteristicFields,
  MaterialFormula: MaterialFormulaFields,
  MaterialIdentifier: MaterialIdentifierFields,
  MaterialPrice: MaterialPriceFields,
  Opportunity: OpportunityFields,
  OrganizationName: OrganizationNameFields,
  PartnerRequest: PartnerRequestFields,
  PendingActivation: PendingActivationFields,
  PlanStamp: PlanStampFields,
  Plugin: PluginFields,
  Qualifier: QualifierFields,
  Quote: QuoteFields,
  QuoteTemplate: QuoteTemplateFields,
  RetailCustomer: RetailCustomerFields,
  RetailVendor: RetailVendorFields,
  Role: RoleFields,
  SecurityEvent: SecurityEventFields,
  SetupModule: SetupModuleFields,
  SpaceEntry: SpaceEntryFields,
  SubModule: SubModuleFields,
  Task: TaskFields,
  TaskFolder: TaskFolderFields,
  Territory: TerritoryFields,
  TerritoryName: TerritoryNameFields,
  Unit: UnitFields,
  UserAccount: UserAccountFields,
  UserRow: UserRowFields,
  Variable: VariableFields,
  Vendor: VendorFields,
  VendorMaterial: VendorMaterialFields,
  VendorName: VendorNameFields,
  Workflow: WorkflowFields,
} as const;
