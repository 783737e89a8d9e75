export const fieldMessages = {
  /** Shown below a required field that was empty when its form was submitted. */
  required: 'This field is required',
};
