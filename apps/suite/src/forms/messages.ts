/** Texts of the forms screens. */
export const formsMessages = {
  editName: (name: string) => `Edit ${name}`,
  newEstimation: 'New estimation',
  saveEstimation: 'Save estimation',
  createEstimation: 'Create estimation',
  projectName: 'Project name',
  opportunity: 'Opportunity',
  estimator: 'Estimator',
  reviewer: 'Reviewer',
  bidDate: 'Bid date',
  status: 'Status',
  description: 'Description',
  tags: 'Tags',
};
