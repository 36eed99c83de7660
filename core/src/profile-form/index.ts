/** The form of a profile with its rules, and the profiles that are kept for a while. Safe in a browser. */
export { profileData } from './captured-profile.ts';
export { checkProfile } from './check-profile.ts';
export { evaluate } from './expression.ts';
export { type FormElement, type FormField, type ProfileForm } from './form-definition.ts';
export { messageOf, ruleErrors } from './form-rules.ts';
export { profileFormSchema } from './form-schema.ts';
export { masked, unmasked } from './masks.ts';
export { profileTypeOf } from './product-type-names.ts';
export {
  captureProfile,
  profileCapture,
  type ProfileCaptureEvent,
  profileCaptureEvents,
} from './profile-capture.ts';
export { profileForm } from './profile-form.ts';
export { birthHeadings, wrongHeadings } from './people-headings.ts';
export { keptModel, type ProfileModel, startingEntry, startingModel } from './profile-model.ts';
export { leastEmployees, takesCompany, tooFewEmployees } from './company-size.ts';
