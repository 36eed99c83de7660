/** A part of a product's page as a visitor reads it. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { spelledIn } from '../../../read/amountText.ts';
import { agesText } from '../../../read/coverageText.ts';
import { choiceName } from '../../../read/words.ts';
import { useMaximumText } from '../useMaximumText.ts';
import { type Detail } from './detail.ts';
import { DetailClinics } from './DetailClinics.tsx';
import { CoverageItems, DetailCoverages } from './DetailCoverages.tsx';
import { DetailDocuments } from './DetailDocuments.tsx';
import { DetailTexts } from './DetailTexts.tsx';
import { offerLines } from './offerText.ts';
import { type PartName } from './parts.ts';

type DetailPartProps = {
  name: PartName;
  detail: Detail;
  code: string;
  country: CountryCode;
  at: string | undefined;
};

const Limits = ({ detail, country }: DetailPartProps) => {
  const translate = useTranslate();
  const { annual_benefit_maximum: most, deductible, coverages } = detail.topAmountsAndDeductibles;
  const maximum = useMaximumText(most, country);
  const amount = deductible && spelledIn(deductible.amount, deductible.unit.code, country);
  const lines = [maximum, amount && translate('cotejo.catalogue.preview.deductible', { amount })];
  return (
    <>
      {lines.map((line) => line && <Typography key={line}>{line}</Typography>)}
      <CoverageItems coverages={coverages} country={country} />
    </>
  );
};

const Whom = ({ detail }: DetailPartProps) => {
  const translate = useTranslate();
  const say = (key: string, args: object) => translate(`cotejo.catalogue.detail.${key}`, args);
  const { coverageCountries, contractType, contractingAges } = detail.resume;
  const lines = [
    contractType && say('contractType', { type: choiceName('contractType', contractType) }),
    contractingAges && say('contractingAges', { ages: agesText(contractingAges) }),
    coverageCountries.length > 0 &&
      say('countries', { countries: coverageCountries.map(({ name }) => name).join(', ') }),
  ];
  return lines.map((line) => line && <Typography key={line}>{line}</Typography>);
};

const Features = ({ detail }: DetailPartProps) => {
  const translate = useTranslate();
  const texts = detail.features.map(({ name, detail: more, description, included }) => ({
    title: included
      ? name
      : `${name} (${translate('cotejo.catalogue.show.missing').toLocaleLowerCase('es')})`,
    lines: [more, description].filter((line) => line !== null),
  }));
  return <DetailTexts texts={texts} />;
};

const Payment = ({ detail }: DetailPartProps) => {
  const translate = useTranslate();
  const { periodicity, modes } = detail.payment;
  return (
    <>
      {periodicity && (
        <Typography>
          {translate('cotejo.catalogue.detail.periodicity', { periodicity: periodicity.name })}
        </Typography>
      )}
      <DetailTexts
        texts={modes.map(({ displayName, periodicity, months, methods, cardBrands }) => ({
          title: `${displayName} · ${choiceName('periodicity', periodicity)}`,
          lines: [
            ...(months ? [translate('cotejo.catalogue.detail.months', { smart_count: months })] : []),
            methods.map((method) => method.displayName).join(', '),
            ...(cardBrands.length > 0 ? [cardBrands.join(', ')] : []),
          ],
        }))}
      />
    </>
  );
};

export const DetailPart = (props: DetailPartProps) => {
  const { name, detail, code, country, at } = props;
  switch (name) {
    case 'coverages':
      return <DetailCoverages detail={detail} country={country} />;
    case 'limits':
      return <Limits {...props} />;
    case 'clinics':
      return <DetailClinics clinics={detail.coverageOrganizations} />;
    case 'whom':
      return <Whom {...props} />;
    case 'features':
      return <Features {...props} />;
    case 'faq':
      return (
        <DetailTexts
          texts={detail.faq.map(({ question, answer }) => ({ title: question, lines: [answer] }))}
        />
      );
    case 'offers':
      return (
        <DetailTexts
          texts={detail.offers.map((offer) => ({ title: offer.title, lines: offerLines(offer, country) }))}
        />
      );
    case 'payment':
      return <Payment {...props} />;
    case 'documents':
      return <DetailDocuments documents={detail.documents} code={code} at={at} />;
    default:
      return <DetailTexts texts={detail[name].map(({ title, content }) => ({ title, lines: [content] }))} />;
  }
};
