/** On what terms the site is used, for those who read no Spanish. */
import { type PageText } from '../page-text.ts';

export const termsInEnglish: PageText = {
  title: 'Terms and conditions',
  description: 'What you can expect from Cotejo, what you cannot, and what we expect from you.',
  language: 'en',
  sections: [
    {
      title: 'The service',
      paragraphs: [
        'Cotejo compares insurance plans and receives requests from people who want to buy one. It is free to use. We are not an insurer and collect no premiums of our own.',
      ],
    },
    {
      title: 'Prices',
      paragraphs: [
        'Prices come from the rates that companies publish and from what you tell us. They include the taxes that apply.',
        'The final price is the one that the company confirms when you buy: it may change if what you told us was not exact, or if the company assesses your health before accepting you.',
      ],
    },
    {
      title: 'Cover',
      paragraphs: [
        'We summarise the terms of each plan so that you can compare them. What binds the company is the policy or the contract: read it before you sign, above all its exclusions and waiting periods.',
      ],
    },
    {
      title: 'Your part',
      paragraphs: [
        'Give us true data of your own, or of people who allowed you to. Do not copy the site by machine, and do not use it to bother others.',
      ],
    },
    {
      title: 'Demonstration plans',
      paragraphs: [
        'Some plans are marked as demonstrations: they do not exist, nobody sells them, and they are there to try how comparing works.',
      ],
    },
  ],
  links: [{ title: 'Términos y condiciones en español', path: '/Terminos-y-Condiciones' }],
};
